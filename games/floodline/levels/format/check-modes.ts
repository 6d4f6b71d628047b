/** What endless levels and sandboxes keep beyond what every level keeps. */
import type { FloodLevel } from '../../nouns.ts'
import { checkTokens } from './check-play.ts'
import type { Findings, Path } from './fault.ts'

export function checkModes(level: FloodLevel, findings: Findings): void {
  const { objectives, endless, sandbox, bag } = level
  const goalless = endless !== undefined || sandbox === true
  if (objectives.length === 0 && !goalless) findings.add('LV-80', ['objectives'], 'the level has no goal; add at least one')
  if (objectives.length > 0 && goalless)
    findings.add('LV-80', ['objectives'], `${endless ? 'an endless level' : 'a sandbox'} has no goals; make this list empty`)
  if (endless && sandbox) findings.add('LV-82', ['sandbox'], 'a level is endless or a sandbox, not both; take one of them out')
  if (sandbox && bag.type === 'FIXED_SEQUENCE' && bag.loop === false)
    findings.add('LV-82', ['bag', 'loop'], 'a sandbox does not end, so its pieces must not run out; let the sequence loop')
  if (endless) checkMutators(level, findings)
  checkFloors(level, findings)
}

/** What pays for floors needs floors. */
function checkFloors({ score, endless }: FloodLevel, findings: Findings): void {
  if (!score || endless?.settles) return
  for (const term of ['perFloor', 'perSlid', 'perCollapse'] as const)
    if (score[term] !== undefined)
      findings.add('LV-83', ['score', term], 'this is paid only where floors settle; add "settles": true to "endless", or take it out')
}

function checkMutators(level: FloodLevel, findings: Findings): void {
  const { endless, hazards = [], maxWorldHeight } = level
  const mutators = endless?.mutators ?? []
  mutators.forEach((mutator, index) => {
    const path: Path = ['endless', 'mutators', index]
    const before = mutators[index - 1]
    if (before && before.after > mutator.after)
      findings.add(
        'LV-81',
        [...path, 'after'],
        `this change comes after ${mutator.after} locks, and the one before it after ${before.after}`,
      )
    if (mutator.type === 'LIMIT' && mutator.maxWorldHeight > maxWorldHeight)
      findings.add(
        'LV-81',
        [...path, 'maxWorldHeight'],
        `a limit of ${mutator.maxWorldHeight} is above that of the level, ${maxWorldHeight}`,
      )
    if (mutator.type === 'WIND' && hazards.length > 0)
      findings.add('LV-81', path, 'wind that is raised in play and "hazards" exclude each other; take one of them out')
    if (mutator.type === 'BAG') checkTokens({ type: 'WEIGHTED', weights: mutator.weights }, level.bounds, path, findings)
  })
}
