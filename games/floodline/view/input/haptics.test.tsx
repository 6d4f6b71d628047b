// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodEvent, FloodLevel, Floodline } from '../../nouns.ts'
import { Controller } from '../playback/controller.ts'
import { FeelSettings } from './feel-settings.tsx'
import { joltsOf, patternOf, setHaptics } from './haptics.ts'
import { instrument } from './instrument.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'felt', title: 'Felt', seed: 3, bounds: [8, 14, 8], maxWorldHeight: 12 },
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3'] },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

const fell: FloodEvent = { kind: 'fell', from: [1, 2, 3], by: 4, lost: [] }

describe('what is felt', () => {
  test('a drop from higher is felt more, and a landing when it lands', () => {
    const [low, high] = [2, 10].map(by => joltsOf([{ kind: 'dropped', by }], 1)[0])
    expect(high?.ms).toBeGreaterThan(low?.ms ?? 0)
    expect(high?.force).toBeGreaterThan(low?.force ?? 0)
    const [, landing] = joltsOf([{ kind: 'dropped', by: 3 }, fell], 1)
    expect(landing?.at).toBeGreaterThan(150)
    expect(joltsOf([{ kind: 'dropped', by: 3 }, fell], 2)[1]?.at).toBeCloseTo((landing?.at ?? 0) / 2)
  })

  test('steps are not felt; a loss is, after everything else', () => {
    expect(joltsOf([{ kind: 'moved', step: 'x+', by: 1 }], 1)).toEqual([])
    const lost = joltsOf([{ kind: 'dropped', by: 3 }, fell, { kind: 'lost', because: 'overflow', cells: [] }], 1)
    expect(lost.map(({ at }) => at)).toEqual(lost.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(lost.at(-1)?.force).toBe(1)
  })

  test('as the browser wants it: on, off, on', () => {
    expect(
      patternOf([
        { at: 0, ms: 20, force: 1 },
        { at: 100, ms: 30, force: 1 },
      ]),
    ).toEqual([20, 80, 30])
    expect(patternOf([{ at: 50, ms: 10, force: 1 }])).toEqual([0, 50, 10])
  })
})

describe('in the hands', () => {
  const vibrate = vi.fn<(pattern: VibratePattern) => boolean>(() => true)
  const playEffect = vi.fn<(...effect: readonly unknown[]) => Promise<string>>(() => Promise.resolve('complete'))
  let controller: Controller

  beforeEach(() => {
    vibrate.mockClear()
    playEffect.mockClear()
    Object.assign(navigator, { vibrate, getGamepads: () => [{ vibrationActuator: { playEffect } }] })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    setHaptics(true)
  })

  async function drop(still: boolean): Promise<void> {
    controller = new Controller(new LocalTable<Floodline>(new Session(floodline, LEVEL), 0), still)
    for (let frame = 0; frame < 3; frame++) controller.frame(frame * 17)
    controller.play.press('drop', 51)
    for (let frame = 3; frame < 8; frame++) controller.frame(frame * 17)
    await vi.dynamicImportSettled()
    await new Promise(done => setTimeout(done, 30))
    controller.dispose()
  }

  test('a phone shakes when a piece drops, and not for keys, with the switch off, or where nothing may move', async () => {
    instrument.value = 'touch'
    await drop(false)
    expect(vibrate).toHaveBeenCalledTimes(1)
    expect(vibrate.mock.calls[0]?.[0]).toEqual([expect.any(Number)])
    setHaptics(false)
    await drop(false)
    setHaptics(true)
    await drop(true)
    instrument.value = 'keys'
    await drop(false)
    expect(vibrate).toHaveBeenCalledTimes(1)
    expect(playEffect).not.toHaveBeenCalled()
  })

  test('a pad rumbles', async () => {
    instrument.value = 'pad'
    await drop(false)
    expect(playEffect).toHaveBeenCalledWith('dual-rumble', expect.objectContaining({ strongMagnitude: expect.any(Number) }))
    expect(vibrate).not.toHaveBeenCalled()
  })

  test('the switch is there where something can shake, and only there', () => {
    const root = document.createElement('div')
    render(<FeelSettings />, root)
    expect(root.querySelector('input[role="switch"]')).not.toBeNull()
    Object.assign(navigator, { getGamepads: () => [] })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    render(null, root)
    render(<FeelSettings />, root)
    expect(root.querySelector('input[role="switch"]')).toBeNull()
    expect(root.querySelector('select')).not.toBeNull()
  })
})
