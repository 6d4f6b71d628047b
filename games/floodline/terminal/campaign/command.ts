import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, type Options } from '../../../../terminal/command.ts'
import { instead } from '../../../../terminal/did-you-mean.ts'
import { UsageError } from '../../../../terminal/usage-error.ts'
import type { World } from '../../../../terminal/world.ts'

const OPTIONS: Options = {
  only: { value: 'LEVEL', about: 'one level and no other' },
  workers: { value: 'N', about: 'how many cores are used (as many as there are, at most 8)' },
  search: { about: 'verify: make the searches of which nothing is kept, and keep nothing' },
  fresh: { about: 'report: everything anew, whatever is kept' },
  kept: { about: 'report: only the page, from what is kept' },
  stars: { value: 'STARS', about: 'solve: 1, 12, 13 or 123 (123)' },
  exactly: { about: 'solve: no other star may come with them' },
  without: { value: 'TOOLS', about: 'solve: what is left alone, such as tilt,hold,freeze' },
  most: { value: 'COUNTS', about: 'solve: at most so many, such as pieces=5,tilts=2' },
  seconds: { value: 'N', about: 'solve: how long it may take (60); report: how long a job may take (12)' },
  seed: { value: 'N', about: 'solve: where chance begins (1)' },
  write: { value: 'NAME', about: 'solve: keep the replay beside the level, as gold, silver, bronze or more-1 … more-9' },
  file: { value: 'FILE', about: 'solve: note there what was tried, and go on behind it the next time' },
}

/** Which option belongs to which verb; none is ever passed over in silence. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  verify: ['only', 'workers', 'search'],
  solve: ['workers', 'stars', 'exactly', 'without', 'most', 'seconds', 'seed', 'write', 'file'],
  steady: ['only'],
  report: ['only', 'workers', 'fresh', 'kept', 'seconds'],
}

export const campaign: Command = {
  name: 'campaign',
  usage: 'verify | solve | steady | report [LEVEL …]',
  about: `What is promised of the levels of floodline's campaign, looked at by machine. LEVEL is an id, a number or a level file.

    verify checks every level, verifies its certificates (replays that earn exactly the first star, the first two, and all three, at the
    pace of a hand), and tries to win as nobody should: without a key, by drops alone, with the same keys for every piece, without what the level is
    about. Short attempts are made again; of long searches it reads what is kept in games/floodline/testing/campaign/results.jsonl, if it is
    of these very levels, and makes a part of them again. It says which is which.

    solve looks for a win and plays it at the pace of a hand. With --write the replay is kept beside the level.

    steady plays every replay with hands that are late by a tick or two. One that then ends otherwise is recorded again with a moment more before
    each tilt, if that is enough, and otherwise named; a gold that wins to the tick only is a fault.

    report does every search that is not kept yet, stops and goes on as you like, and writes docs/campaign.md.`,
  examples: [
    { line: 'campaign verify', does: 'everything; about a minute' },
    { line: 'campaign verify first-tilt', does: 'one level' },
    { line: 'campaign verify my-level/level.json --search', does: 'a level that is being made, with every search' },
    { line: 'campaign solve 12 --stars 1 --exactly', does: 'a win with the first star alone' },
    { line: 'campaign solve first-tilt --without tilt --seconds 20', does: 'is there a way around its idea?' },
    { line: 'campaign solve first-tilt --stars 12 --exactly --write silver', does: '… kept as the certificate of two stars' },
    { line: 'campaign steady 24', does: 'replays that need no hand quicker than anybody has' },
    { line: 'campaign report', does: 'all searches and docs/campaign.md; goes on where it stopped' },
    { line: 'campaign report --only first-tilt', does: 'those of one level' },
  ],
  options: OPTIONS,
  words: { least: 1, most: Number.POSITIVE_INFINITY, missing: 'to know what to do' },
  async run(given: Arguments, world: World) {
    const [verb = ''] = given.words
    const allowed = VERBS[verb]
    if (!allowed) throw new UsageError(`campaign cannot "${verb}"; ${instead(verb, Object.keys(VERBS), 'verbs')}`)
    for (const option of Object.keys(OPTIONS))
      if (given.has(option) && !allowed.includes(option)) throw new UsageError(`campaign ${verb} takes no --${option}`)
    if (verb === 'verify') return (await import('./verify.ts')).verifyCampaign(given, world)
    if (verb === 'solve') return (await import('./solve.ts')).solveLevel(given, world)
    if (verb === 'steady') return (await import('./steady.ts')).steadyReplays(given, world)
    return (await import('./report.ts')).reportCampaign(given, world)
  },
}
