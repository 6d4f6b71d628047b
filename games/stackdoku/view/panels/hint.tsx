import { Lightbulb, ShieldCheck } from 'lucide'
import type { Advice } from '../../../../kernel/game.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Stackdoku } from '../../nouns.ts'
import { takeBack } from '../controls/take-back.ts'
import { foundIn } from '../model/advice.ts'
import { words } from '../words/index.ts'
import type { PanelProps } from './panel.tsx'

/** What to do, why, and a button that does it. The lines of the reasons begin with their point. */
export function HintPanel({ table, advice, dismiss, controls }: PanelProps & { advice: Advice<Stackdoku> }) {
  const { title, lines } = words.advised(table.view, advice)
  const { doom } = foundIn(advice)
  return (
    <section class="sd-panel sd-hint column" aria-labelledby="sd-hint">
      <h2 id="sd-hint" class="row">
        <Icon of={Lightbulb} />
        {title}
      </h2>
      <ol class="column">
        {lines.map(line => (
          <li key={line}>
            <Line line={line} />
          </li>
        ))}
      </ol>
      <div class="sd-actions wrap">
        {doom ? (
          doom.undos <= table.undosLeft ? (
            <button type="button" class="button primary" onClick={() => takeBack(table, doom.undos)}>
              {words.back(doom.undos)}
            </button>
          ) : (
            <p>{words.tooFar(doom.undos, table.undosLeft)}</p>
          )
        ) : (
          <button type="button" class="button primary" onClick={() => controls.act(advice.action)}>
            {advice.action.kind === 'take' ? words.takeThem : words.placeIt}
          </button>
        )}
        <button type="button" class="button quiet" onClick={dismiss}>
          {doom ? words.close : words.myself}
        </button>
        {!doom && (
          <p class="sd-proven row small">
            <Icon of={ShieldCheck} />
            {words.proven}
          </p>
        )}
      </div>
    </section>
  )
}

/** `They are wanted. Row 2 …`: the first sentence is the point. */
function Line({ line }: { line: string }) {
  const at = line.indexOf('. ') + 1
  if (at === 0) return <>{line}</>
  return (
    <>
      <b>{line.slice(0, at)}</b>
      {line.slice(at)}
    </>
  )
}
