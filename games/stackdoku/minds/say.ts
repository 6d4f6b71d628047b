/** Reasons in English. Whoever speaks another language reads the facts. */
import type { Stackdoku } from '../nouns.ts'
import { cellName } from '../rules/grid.ts'
import { listed, one, tileNames } from '../rules/refusal.ts'
import type { Reason, Taking, Wanted } from './guide.ts'
import type { Doom } from './judge.ts'
import type { Step } from './step.ts'

type View = Stackdoku['View']

export function sentence(view: View, action: string, reason: Reason, doom: Doom | null): string {
  const said = `${action}: ${reason.kind === 'take' ? takeInWords(view, reason) : placeInWords(reason)}`
  return doom ? `${doomInWords(doom)} Then ${said}` : said
}

/** Which action, what was wrong with it, and how far back it is. [SD-55] */
function doomInWords({ action, undos, wrong, clearable }: Doom): string {
  const why = [
    wrong.length > 0 &&
      `${listed(wrong.map(cellName))} ${wrong.length === 1 ? 'has a number that does' : 'have numbers that do'} not belong there`,
    !clearable && 'the tiles that are left cannot be cleared any more',
  ].filter(each => each !== false)
  return `This cannot be won: ${listed(why)}. It was lost with ${action}; ${counted(undos, 'undo')} ${undos === 1 ? 'leads' : 'lead'} back.`
}

function takeInWords(view: View, { value, frees, wanted, losing, left }: Taking): string {
  const parts = [
    wanted ? `they are wanted, ${wantedInWords(wanted)}` : `two ${value}s, for later`,
    frees.length > 0 && `they free ${freesInWords(view, frees)}`,
    losing.length > 0 &&
      `${listed(losing.map(([a, b]) => `${a + 1} and ${b + 1}`))} would be ${losing.length === 1 ? 'a pair' : 'pairs'} too, but the rest could then not be cleared`,
    left === 0 ? 'the tray is full then' : left === 1 ? 'the tray has one place left then' : false,
  ]
  return parts.filter(each => each !== false).join('; ')
}

/** A number that is hidden is not given away. */
function freesInWords({ values, hidden }: View, frees: readonly number[]): string {
  return hidden ? tileNames(frees) : `${tileNames(frees)} (${frees.map(tile => values[tile]).join(', ')})`
}

function placeInWords({ wanted, full }: Extract<Reason, { kind: 'place' }>): string {
  return `${full ? 'the tray has no room for a pair; ' : ''}${wantedInWords(wanted)}`
}

function wantedInWords({ cell, value, steps }: Wanted): string {
  if (steps.length === 0) return `${one(value)} belongs at ${cellName(cell)}, though no technique known here shows it`
  return steps.map(stepInWords).join('; so ')
}

export function unitName(unit: number): string {
  if (unit < 9) return `row ${unit + 1}`
  return unit < 18 ? `column ${unit - 8}` : `box ${unit - 17}`
}

function stepInWords(step: Step): string {
  const { cells, digits, units, place } = step
  const [digit] = digits
  const where = listed(cells.map(cellName))
  const both = listed(digits.map(String))
  const gone = struck(step)
  switch (step.technique) {
    case 'last':
      return `${cellName(place?.cell ?? 0)} is the last empty cell of ${unitName(units[0])}, ${one(digit)}`
    case 'hidden-box':
    case 'hidden-line':
      return `${cellName(place?.cell ?? 0)} is the only place for ${one(digit)} in ${unitName(units[0])}`
    case 'naked':
      return `${cellName(place?.cell ?? 0)} can only be ${one(digit)}, the other eight digits are ruled out there`
    case 'pointing':
    case 'claiming':
      return `in ${unitName(units[0])} ${one(digit)} can only be in ${unitName(units[1])}, so it is not ${gone}`
    case 'naked-pair':
    case 'naked-triple':
    case 'naked-quad':
      return `${where} share ${both} between them, so ${gone} cannot have them`
    case 'hidden-pair':
    case 'hidden-triple':
    case 'hidden-quad':
      return `in ${unitName(units[0])} ${both} can only be at ${where}, so nothing else is there`
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return `the ${digit}s of ${listed(units.slice(0, units.length / 2).map(unitName))} are all in ${listed(units.slice(units.length / 2).map(unitName))}, so none is ${gone}`
    case 'xy-wing':
    case 'xyz-wing':
      return `whatever ${cellName(cells[0])} is, ${step.technique === 'xy-wing' ? listed(cells.slice(1).map(cellName)) : where} have ${one(digit)} among them, so it is not ${gone}`
    case 'colours':
      return `the places for ${one(digit)} at ${where} hang together two by two, so it is not ${gone}`
    case 'xy-chain':
      return `one end or the other of ${cells.map(cellName).join('–')} has ${one(digit)}, so it is not ${gone}`
    case 'trial':
      return `${one(digit)} at ${where} would leave something without a place, so it is not there`
  }
}

function struck({ strikes }: Step): string {
  return `at ${listed(strikes.map(({ cell }) => cellName(cell)))}`
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
