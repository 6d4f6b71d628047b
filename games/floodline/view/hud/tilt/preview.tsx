import { OctagonX, Star } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { words } from '../../words/index.ts'
import type { TiltFate } from '../fate/fate.ts'
import { losesSaid } from '../fate/fate-words.ts'

/** What the held tilt would do: computed by the rules themselves, therefore exact [FL-150]. */
export function TiltPreview({ preview }: { preview: TiltFate }) {
  const impossible = preview.refusal !== null || preview.blocked > 0
  return (
    <section class="fl-card fl-preview" aria-live="polite">
      <header class="row">
        <h3>{words.ifYouTilt}</h3>
        <span class="fl-exact">{words.exact}</span>
      </header>
      {!impossible && losesSaid(preview) && (
        <p class="fl-preview-loses" data-sure={preview.loses !== null}>
          <Icon of={OctagonX} />
          {losesSaid(preview)}
        </p>
      )}
      {impossible ? (
        <p class="fl-preview-no">{words.cannotTilt(preview)}</p>
      ) : (
        <dl>
          {words.costs(preview).map(([what, much]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{much}</dd>
            </div>
          ))}
        </dl>
      )}
      {preview.stars.length > 0 && (
        <ul class="fl-stars">
          {preview.stars.map(({ star, broken }) => (
            <li key={star} class="fl-star" data-standing="open">
              <Icon of={Star} />
              <span>{words.wouldLose(broken)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
