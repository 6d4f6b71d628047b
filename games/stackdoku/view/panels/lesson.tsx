import { GraduationCap } from 'lucide'
import { useLayoutEffect } from 'preact/hooks'
import { announce } from '../../../../ui/announce.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { BEATS, STEPS } from '../../levels/tutorial.ts'
import type { Lesson } from '../model/lesson.ts'
import { words } from '../words/index.ts'

/** What the tutorial says now, and how far it has come. */
export function LessonPanel({ lesson }: { lesson: Lesson }) {
  const beat = lesson.beat.value
  const { step } = BEATS.find(({ id }) => id === beat) ?? BEATS[0]
  const { title, lines } = words.beat(beat)
  useLayoutEffect(() => announce(`${words.step(step, STEPS)}: ${title}. ${lines.join(' ')}`), [beat])
  return (
    <section class="sd-panel sd-lesson column" aria-labelledby="sd-lesson">
      <h2 id="sd-lesson" class="row">
        <Icon of={GraduationCap} />
        {title}
        <span class="sd-step small">{words.step(step, STEPS)}</span>
      </h2>
      <p>{lines.join(' ')}</p>
      <i class="sd-steps" aria-hidden="true">
        {Array.from({ length: STEPS }, (_, at) => (
          <i key={at} data-done={at + 1 < step} data-now={at + 1 === step} />
        ))}
      </i>
    </section>
  )
}
