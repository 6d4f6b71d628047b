// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import { sandboxLevel } from '../../levels/made/sandbox.ts'
import type { Floodline } from '../../nouns.ts'
import { Controller } from '../playback/controller.ts'
import { SandboxTools } from './sandbox.tsx'

test('time stands still while something is in hand and while what was built is named and saved', async () => {
  const setup: Floodline['Setup'] = { width: 6, depth: 5, height: 8, water: 0, goal: 'free', wind: false, practice: false }
  const table = new LocalTable<Floodline>(new Session(floodline, sandboxLevel(setup, stream('s', 'deal'))), 0)
  const controller = new Controller(table, false)
  const root = document.createElement('div')
  const press = (selector: string) => act(() => root.querySelector<HTMLElement>(selector)?.click())
  await act(() => render(<SandboxTools controller={controller} />, root))
  expect(controller.play.building).toBe(false)
  await press('[data-thing="BEDROCK"]')
  expect(controller.play.building).toBe(true)
  await press('[aria-label="Save"]')
  expect(controller.play.building).toBe(true)
  expect(root.querySelector('.fl-save [role="status"]')?.textContent).toBe('Time stands still while this is open.')
  await press('[aria-label="Save"]')
  expect(controller.play.building).toBe(false)
  await act(() => render(null, root))
  controller.dispose()
})
