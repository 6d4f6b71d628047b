import { describe, expect, test } from 'vitest'
import type { Felt } from '../../../../ui/input/gamepad-focus.ts'
import type { Way } from './bearings.ts'
import { boundToButton, leanOf, lookOf, PadInput } from './gamepad.ts'
import { captionInHand, instrument, learnPadCaptions } from './instrument.ts'
import { keyActions } from './keys.ts'
import { BUTTONS, padCaption } from './pad-captions.ts'

/** Hands that write down what they are asked for. */
function written(): { hands: PadInput; log: string[] } {
  const log: string[] = []
  const hands = new PadInput({
    press: bound => log.push(`+${bound}`),
    release: bound => log.push(`-${bound}`),
    look: (x, y) => log.push(`look ${x.toFixed(1)} ${y.toFixed(1)}`),
  })
  return { hands, log }
}

function pad(down: readonly number[], [x = 0, y = 0, lookX = 0, lookY = 0]: readonly number[] = []): Felt {
  return { down, sticks: [x, y, lookX, lookY] }
}

describe('buttons', () => {
  test('every button does one thing, and only what there is', () => {
    const names = Object.values(BUTTONS).flat()
    expect(new Set(names).size).toBe(names.length)
    const known = new Set(keyActions.map(({ id }) => id))
    expect(Object.keys(BUTTONS).filter(bound => !known.has(`floodline.${bound}`))).toEqual([])
  })

  test('with the trigger a button is another one; what has no other meaning keeps its own', () => {
    expect(boundToButton(12, false)).toBe('away')
    expect(boundToButton(12, true)).toBe('tilt-away')
    expect(boundToButton(7, true, { 'pad.floodline.zoom': [] })).toBe('soft')
    expect(boundToButton(9, false)).toBeNull()
  })

  test('are what somebody has set, also for what came without one', () => {
    const bound = { 'pad.floodline.drop': ['3'], 'pad.floodline.tip-away': ['0'], 'pad.floodline.slower': ['16'], 'floodline.hold': ['1'] }
    expect(boundToButton(3, false, bound)).toBe('drop')
    expect(boundToButton(0, false, bound)).toBe('tip-away')
    expect(boundToButton(16, false, bound)).toBe('slower')
    expect(boundToButton(7, false, bound)).toBe('soft')
    expect(boundToButton(1, false, bound)).toBe('yaw-') // what is set for the keyboard is another matter
  })
})

describe('captions', () => {
  test('are as printed on a pad, and as somebody has set them', () => {
    expect(['drop', 'tilt-right', 'away', 'why', 'corner-next'].map(control => padCaption(control as 'drop'))).toEqual([
      'A',
      'LT + →',
      '↑',
      'Select',
      'R3',
    ])
    expect(padCaption('drop', { 'pad.floodline.drop': ['6+5'] })).toBe('LT + RB')
    expect(padCaption('say-goals')).toBe('')
  })

  test('what looks at the board can be looked at with a pad too', () => {
    for (const control of ['why', 'x-ray', 'depths', 'corner-next', 'undo', 'zoom', 'compare', 'wait'] as const)
      expect(padCaption(control), control).not.toBe('')
  })

  test('are those of what was used last', () => {
    learnPadCaptions(padCaption)
    instrument.value = 'keys'
    expect(captionInHand('drop')).toBe('Space')
    written().hands.feel(pad([0]))
    expect(instrument.value).toBe('pad')
    expect(captionInHand('drop')).toBe('A')
    instrument.value = 'touch'
    expect(captionInHand('drop')).toBe('')
  })
})

describe('a pad in the hands', () => {
  test('with the trigger the right stick goes through the layers, and looks nowhere', () => {
    const { hands, log } = written()
    for (const down of [[6], [6], []]) hands.feel(pad(down, [0, 0, 0, down.length > 0 ? -0.9 : 0]))
    hands.feel(pad([6], [0, 0, 0, 0.9]))
    expect(log).toEqual(['+layer-up', '-layer-up', '+layer-down'])
  })

  test('a button is down until it comes up, and is told once', () => {
    const { hands, log } = written()
    for (const down of [[0], [0], [0], [], []]) hands.feel(pad(down))
    expect(log).toEqual(['+drop', '-drop'])
  })

  test('what began as a move ends as a move, though the trigger came in between', () => {
    const { hands, log } = written()
    for (const down of [[12], [6, 12], [6], [6, 12], [6]]) hands.feel(pad(down))
    expect(log).toEqual(['+away', '-away', '+tilt-away', '-tilt-away'])
  })

  test('cross and stick together are one press', () => {
    const { hands, log } = written()
    hands.feel(pad([15]))
    hands.feel(pad([15], [1, 0]))
    hands.feel(pad([], [1, 0]))
    hands.feel(pad([]))
    expect(log).toEqual(['+right', '-right'])
  })

  test('what it has no use for is the page’s', () => {
    const { hands } = written()
    expect(hands.feel(pad([9, 0, 16, 6]))).toEqual([9, 16])
  })

  test('letting go lets go of everything', () => {
    const { hands, log } = written()
    hands.feel(pad([7], [0, -1, 1, 0]))
    hands.letGo()
    expect(log).toEqual(['+soft', '+away', 'look 1.0 0.0', '-soft', '-away', 'look 0.0 0.0'])
  })
})

describe('a stick', () => {
  const aim = (degrees: number, far = 1): readonly [number, number] => [
    Math.cos((degrees * Math.PI) / 180) * far,
    -Math.sin((degrees * Math.PI) / 180) * far,
  ]

  test('means what the cross means straight on, and what is drawn there aslant', () => {
    const meant = (degrees: number): Way | null => leanOf(...aim(degrees), null)
    expect([0, 90, 180, 270].map(meant)).toEqual(['right', 'away', 'left', 'near'])
    // Seen from a corner, the axes of the world lie so.
    expect([21, 152, 201, 332].map(meant)).toEqual(['right', 'away', 'left', 'near'])
    expect([45, 135, 225, 315].map(meant)).toEqual(['right', 'away', 'left', 'near'])
  })

  test('is at rest near its middle, and does not tremble at an edge', () => {
    expect(leanOf(...aim(90, 0.45), null)).toBeNull()
    expect(leanOf(...aim(90, 0.45), 'away')).toBe('away')
    expect(leanOf(...aim(90, 0.3), 'away')).toBeNull()
    const border = 67.5
    expect(leanOf(...aim(border - 6), 'away')).toBe('away')
    expect(leanOf(...aim(border - 12), 'away')).toBe('right')
  })

  test('looks aside from nothing to all the way', () => {
    expect(lookOf(0.1, 0.15)).toEqual([0, 0])
    expect(lookOf(1, 0)[0]).toBeCloseTo(1)
    expect(lookOf(0.61, 0)[0]).toBeCloseTo(0.5)
    expect(Math.hypot(...lookOf(1, 1))).toBeCloseTo(1)
  })
})
