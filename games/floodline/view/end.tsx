import { Star } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import type { EndProps } from '../../../ui/stage.ts'
import { levelId, numberOf } from '../levels/numbers.ts'
import type { Floodline } from '../nouns.ts'
import { starsOf } from '../rules/stars.ts'
import { controllerAt } from './playback/controller.ts'
import { words } from './words/index.ts'

const WhyPanel = part(async () => (await import('./hud/warnings/why-panel.tsx')).WhyPanel)
const NextLevel = part(async () => (await import('./next-level.tsx')).NextLevel)

/** What was earned, what was not, and where it goes on. */
export function End({ table }: EndProps<Floodline>) {
  const { view } = table
  const earned = starsOf(view)
  const { two, three } = view.level.stars ?? { two: [], three: [] }
  const asked = [words.firstStar, words.star(two), words.star(three)]
  const controller = controllerAt(table)
  const why = controller?.hud.value.why
  return (
    <div class="fl-end">
      <ul>
        {asked.map((text, star) => (
          <li key={text} class="row" data-earned={earned[star]}>
            <Icon of={Star} />
            <span class="hidden-text">{earned[star] ? words.met : '–'}</span>
            {text}
          </li>
        ))}
      </ul>
      {why && <WhyPanel why={why} again={() => controller?.explaining.again()} />}
      {view.won && numberOf(view.level.id) !== null && <NextLevel id={levelId(view.level.id)} />}
    </div>
  )
}
