import { part } from '../../../ui/lazy.tsx'
import type { EndProps } from '../../../ui/stage.ts'
import type { Floodline } from '../nouns.ts'
import { controllerAt } from './playback/controller.ts'

const Result = part(async () => (await import('./modes/result.tsx')).Result)

/** What the end is told: it comes with everything else that nobody needs before it. */
export function End({ table, still, best = null }: EndProps<Floodline>) {
  const controller = controllerAt(table)
  return controller && <Result {...{ controller, still, best }} why={controller.hud.value.why} />
}
