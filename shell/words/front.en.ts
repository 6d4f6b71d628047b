import { counterOf } from '../../ui/count.ts'
import type { FrontWords } from './front.ts'

const { counted } = counterOf('en')

export const en: FrontWords = {
  headline: ['Same deal.', 'Same moves.', 'Same ending.'],
  lead: 'Grid games with open rules. Watch a program play, or take over its game.',
  facts: ['Plays offline', 'Every score can be replayed'],
  games: 'Games',
  more: 'One more, to warm up',
  play: 'Play',
  playGame: title => `Play ${title}`,
  takeOver: 'Take over',
  takeOverGame: title => `Take over this game of ${title}`,
  page: 'All modes, records and rules',
  deals: 'Or pick another deal',
  pause: 'Pause the boards',
  resume: 'Let the boards play on',
  unreachable: 'The board could not be loaded.',
  goOn: 'Continue',
  goOnNone: 'No game under way. Games you leave wait for you here.',
  goOnWith: title => `Continue ${title}`,
  dailies: 'Today’s dailies',
  nextDaily: (hours, minutes) => `new in ${hours} h ${minutes} min`,
  dailiesDone: (done, of) => `${done} of ${of}`,
  dailyScore: score => `Done, ${counted(score, { one: '# point', other: '# points' })}`,
  withHints: hints => counted(hints, { one: 'with # hint', other: 'with # hints' }),
  dailyOpen: 'Same deal for everybody',
  playDaily: title => `Play today’s ${title}`,
  moves: count => counted(count, { one: '# move', other: '# moves' }),
  ago: minutes =>
    minutes < 1
      ? 'Left just now'
      : minutes < 60
        ? `Left ${counted(minutes, { one: '# minute', other: '# minutes' })} ago`
        : minutes < 1440
          ? `Left ${counted(Math.floor(minutes / 60), { one: '# hour', other: '# hours' })} ago`
          : `Left ${counted(Math.floor(minutes / 1440), { one: '# day', other: '# days' })} ago`,
}
