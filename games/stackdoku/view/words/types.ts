/** Everything the stage says. Both languages have this shape: a sentence that one of them lacks does not compile. */
import type { Explanation, StageWords } from '../../../../ui/stage.ts'
import type { Naming } from '../../../../ui/voice.ts'
import type { Beat } from '../../levels/tutorial.ts'
import type { Doom } from '../../minds/judge.ts'
import type { Difficulty, Mistakes, Stackdoku } from '../../nouns.ts'

type View = Stackdoku['View']

export interface StackdokuWords extends StageWords<Stackdoku>, Naming {
  called(view: View): string
  // Above the board.
  level(difficulty: Difficulty, level: number): string
  difficulty(difficulty: Difficulty): string
  readonly own: {
    readonly difficulty: string
    readonly level: string
    readonly room: string
    readonly undos: string
    readonly hints: string
    readonly lives: string
    readonly free: string
    readonly hidden: string
    readonly assist: string
    readonly mistakes: string
    when(mistakes: Mistakes): string
  }
  numbers(hidden: boolean): string
  toggleNumbers(hidden: boolean): string // what the chip does
  readonly winnable: string
  readonly winnableShort: string
  readonly doomed: string
  readonly doomedShort: string
  readonly doomedDo: string // what the chip does
  time(seconds: number): string // spoken
  readonly hideClock: string
  readonly showClock: string
  readonly marks: string
  readonly pencil: string
  readonly sayFree: string
  attempt(attempt: number, of: number): string
  // The stack.
  stack(view: View): string
  tiles(count: number): readonly [count: string, unit: string]
  free(count: number): readonly [count: string, unit: string, remark: string]
  tile(view: View, tile: number, shown: boolean): string
  freeTiles(view: View, shown: (tile: number) => boolean): string // the spoken list
  selected(number: number): string
  readonly deselected: string
  noTile(number: number): string
  // The tray.
  readonly tray: string
  trayLabel(count: number, room: number): string
  trayCount(count: number, room: number): string
  token(number: number, held: boolean): string
  held(number: number): string
  readonly letGo: string
  // The grid.
  readonly grid: string
  row(view: View, row: number): string
  cell(view: View, cell: number, marks: readonly number[]): string
  mistake(number: number): string // beside its cell
  digits: string
  digit(number: number, left: number, inTray: number): string
  readonly penOn: string
  readonly penOff: string
  marked(number: number, on: boolean): string
  readonly autoOn: string
  readonly autoOff: string
  watched(view: View): string
  // A hint.
  readonly takeThem: string
  readonly placeIt: string
  readonly myself: string
  readonly proven: string
  // The end of the road.
  readonly stuckTitle: string
  readonly doomedTitle: string
  stuckWhy(view: View): string
  doomedWhy(view: View, doom: Doom | null): string
  tooFar(undos: number, left: number): string
  readonly whatWentWrong: string
  back(undos: number): string
  readonly undoOne: string
  readonly shuffle: string
  restart(attempt: number, of: number | null): string
  readonly concede: string
  readonly close: string
  readonly recovered: string
  // The tutorial.
  step(step: number, of: number): string
  beat(beat: Beat): Explanation
  notYet(beat: Beat): string
  // The end.
  results: string
  result(name: 'time' | 'moves' | 'hints' | 'undos' | 'mistakes' | 'attempts' | 'shuffles', value: number): readonly [string, string]
  toggled: string
  next(difficulty: Difficulty, level: number): string
}
