import { afterEach, expect, test } from 'vitest'
import { bindings } from '../../../../ui/input/keys.ts'
import { language } from '../../../../ui/language.ts'
import { DOWN, EAST } from '../../rules/board/space.ts'
import { learnPadCaptions } from '../input/instrument.ts'
import { padCaption } from '../input/pad-captions.ts'
import { shownKeys } from './prompt-keys.ts'

const from = (corner: 0 | 2, gravity = DOWN) => ({ corner, gravity })

function shown(...given: Parameters<typeof shownKeys>): string[] {
  return shownKeys(...given).map(key => key.shown)
}

afterEach(() => {
  bindings.value = {}
  language.value = 'en'
})

test('keys of the keyboard, as they are bound now and as the language calls them', () => {
  expect(shown(['drop'], 'keys', from(0))).toEqual(['Space'])
  expect(shown(['x-'], 'keys', from(0))).toEqual(['A'])
  expect(shown(['corner'], 'keys', from(0))).toEqual(['Home'])
  language.value = 'de'
  expect(shown(['drop', 'corner'], 'keys', from(0))).toEqual(['Leertaste', 'Pos1'])
  bindings.value = { 'floodline.drop': ['j'] }
  expect(shown(['drop'], 'keys', from(0))).toEqual(['J'])
})

test('the key that leads down is another than the one that leads up, and from another corner left is right', () => {
  expect(shown(['y-'], 'keys', from(0, EAST))).toEqual(['S'])
  expect(shown(['y+'], 'keys', from(0, EAST))).toEqual(['W'])
  expect(shown(['x-'], 'keys', from(2))).toEqual(['D'])
})

test('a mouse drags the piece and presses the buttons it has', () => {
  expect(shown(['drop', 'yaw+', 'x-', 'tilt right'], 'mouse', from(0))).toEqual(['Drop', 'Turn', 'Drag ↙', 'Tilt ↗'])
  expect(shown(['corner'], 'mouse', from(0))).toEqual(['Click ↻ by the compass'])
  language.value = 'de'
  expect(shown(['x-'], 'mouse', from(0))).toEqual(['Ziehen ↙'])
})

test('buttons of a pad, with the trigger where one is needed', () => {
  learnPadCaptions(padCaption) // as whatever reads pads does
  expect(shown(['drop', 'yaw+', 'x-', 'corner'], 'pad', from(0))).toEqual(['A', 'X', '←', 'R3'])
  expect(shown(['tilt right'], 'pad', from(0))).toEqual(['LT + →'])
})

test('what is under a thumb: the arrow as it is drawn there, and the words on the buttons', () => {
  expect(shown(['x-', 'x+', 'z+', 'z-'], 'touch', from(0))).toEqual(['↙', '↗', '↘', '↖'])
  expect(shown(['y-'], 'touch', from(0, EAST))).toEqual(['↓'])
  expect(shown(['drop', 'yaw-', 'tilt right'], 'touch', from(0))).toEqual(['Drop', 'Turn', 'Tilt ↗'])
  expect(shown(['corner'], 'touch', from(0))).toEqual(['Tap the compass'])
})

test('an arrow has a name for whoever cannot see it', () => {
  expect(shownKeys(['x-'], 'touch', from(0))[0]?.name).toBe('Move left')
})
