import type { Arguments } from '../../terminal/arguments.ts'
import { chooseGame } from '../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../terminal/command.ts'
import { counted, folded } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'
import { readRuleBook, ruleNumbers, testsOf, untested } from '../rulebook.ts'

export const rules: Command = {
  name: 'rules',
  usage: 'GAME [--missing]',
  about: `Rules have numbers, and tests carry them in their names: test('[NI-03] a turn takes …'). With --missing the numbers that occur
    in no test file of the game are listed, and the exit code is 1 if there are any.`,
  examples: [
    { line: 'rules nim', does: 'how nim is played' },
    { line: 'rules nim --missing', does: 'which of its rules have no test' },
  ],
  options: { missing: { about: 'list the rule numbers without a test' }, ...JSON_OPTION },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const { id } = chooseGame(world, given.words[0] ?? '')
    const book = await readRuleBook(world.root, id)
    const numbers = ruleNumbers(book)
    if (!given.has('missing')) {
      world.out(given.has('json') ? JSON.stringify({ game: id, rules: numbers, text: book }) : folded(book.trimEnd(), world.width))
      return FINE
    }
    const missing = untested(numbers, await testsOf(world.root, id))
    if (given.has('json')) world.out(JSON.stringify({ game: id, rules: numbers, missing }))
    else world.out(missing.length > 0 ? missing.join('\n') : `${id}: all ${counted(numbers.length, 'rule')} have a test`)
    return missing.length > 0 ? WRONG : FINE
  },
}
