/** What the house says on every page and at its front door. What a table says is in table.ts, what a game says in its own `view/words.ts`. */
import { counterOf } from '../../ui/count.ts'
import { type Language, spoken } from '../../ui/language.ts'

export interface HouseWords {
  readonly name: string
  readonly home: string
  readonly back: string
  /** The name of a page or a game in the bar of the browser. */
  titled(what: string): string
  readonly toDark: string
  readonly toLight: string
  readonly mute: string
  readonly unmute: string

  readonly nav: {
    readonly label: string
    readonly play: string
    readonly dailies: string
    readonly watch: string
    readonly learn: string
    readonly settings: string
  }

  readonly front: {
    readonly title: string
    readonly headline: readonly string[]
    readonly lead: string
    readonly facts: readonly [offline: string, checked: string]
    readonly games: string
    readonly play: string
    playGame(title: string): string
    readonly takeOver: string
    takeOverGame(title: string): string
    readonly page: string
    readonly deals: string
    readonly pause: string
    readonly resume: string
    readonly unreachable: string
    readonly goOn: string
    readonly goOnNone: string
    goOnWith(title: string): string
    readonly dailies: string
    nextDaily(hours: number, minutes: number): string
    dailiesDone(done: number, of: number): string
    dailyScore(score: number): string
    readonly dailyOpen: string
    playDaily(title: string): string
    readonly promises: readonly { readonly title: string; readonly text: string }[]
  }

  ago(minutes: number): string
  moves(count: number): string

  readonly lost: {
    readonly title: string
    page(path: string): string
    game(id: string): string
    readonly home: string
    fresh(title: string): string
  }

  readonly broken: {
    readonly fetch: string
    readonly offline: string
    readonly here: string
    readonly again: string
  }

  readonly loading: string
  readonly update: { readonly ready: string; readonly reload: string; readonly later: string }
  readonly offline: { readonly now: string; readonly ready: string }
}

const en = counterOf('en')
const de = counterOf('de')

export const houseWords: Readonly<Record<Language, HouseWords>> = {
  en: {
    name: 'Lockstep',
    home: 'Lockstep, to the front page',
    back: 'Back to the front page',
    titled: what => `${what} on Lockstep`,
    toDark: 'Dark theme',
    toLight: 'Light theme',
    mute: 'Sound off',
    unmute: 'Sound on',
    nav: { label: 'Pages', play: 'Play', dailies: 'Dailies', watch: 'Watch', learn: 'Learn', settings: 'Settings' },
    front: {
      title: 'Lockstep: same deal, same moves, same ending',
      headline: ['Same deal.', 'Same moves.', 'Same ending.'],
      lead: 'Grid games with open rules and nothing hidden. Watch a mind play, or take over where it stands.',
      facts: ['Plays offline', 'Every score can be replayed'],
      games: 'Games',
      play: 'Play',
      playGame: title => `Play ${title}`,
      takeOver: 'Take over',
      takeOverGame: title => `Take over this game of ${title}`,
      page: 'All modes, records and rules',
      deals: 'Or pick another deal',
      pause: 'Pause the boards',
      resume: 'Let the boards play on',
      unreachable: 'The board could not be fetched.',
      goOn: 'Continue',
      goOnNone: 'Nothing under way. A game you leave waits for you here.',
      goOnWith: title => `Continue ${title}`,
      dailies: 'Today’s dailies',
      nextDaily: (hours, minutes) => `new in ${hours} h ${minutes} min`,
      dailiesDone: (done, of) => `${done} of ${of}`,
      dailyScore: score => `Done, ${en.counted(score, { one: '# point', other: '# points' })}`,
      dailyOpen: 'The same for everybody',
      playDaily: title => `Play today’s ${title}`,
      promises: [
        {
          title: 'Same deal',
          text: 'A seed makes the deal, and it stands in the address. Send the link, and your friend gets the very same game.',
        },
        {
          title: 'Same moves',
          text: 'Every move is one short word, such as b3. Click it, tap it or type it: the rules see no difference.',
        },
        {
          title: 'Same ending',
          text: 'A saved game is a page of text that ends in a fingerprint. Whoever plays it over gets the same one.',
        },
      ],
    },
    moves: count => en.counted(count, { one: '# move', other: '# moves' }),
    ago: minutes =>
      minutes < 1
        ? 'Left just now'
        : minutes < 60
          ? `Left ${en.counted(minutes, { one: '# minute', other: '# minutes' })} ago`
          : minutes < 1440
            ? `Left ${en.counted(Math.floor(minutes / 60), { one: '# hour', other: '# hours' })} ago`
            : `Left ${en.counted(Math.floor(minutes / 1440), { one: '# day', other: '# days' })} ago`,
    lost: {
      title: 'Nothing here',
      page: path => `There is no page at ${path}.`,
      game: id => `There is no game called “${id}” on this shelf.`,
      home: 'To the front page',
      fresh: title => `A fresh game of ${title}`,
    },
    broken: {
      fetch: 'The game could not be fetched. The connection may be gone; try again when it is back.',
      offline: 'There is no connection, and this page was not kept on your device. What you have opened before still works.',
      here: 'Something broke on this page. Loading it again usually helps.',
      again: 'Try again',
    },
    loading: 'One moment',
    update: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
    offline: { now: 'No connection. Everything here works without one.', ready: 'Ready to play offline.' },
  },

  de: {
    name: 'Lockstep',
    home: 'Lockstep, zur Startseite',
    back: 'Zurück zur Startseite',
    titled: what => `${what} auf Lockstep`,
    toDark: 'Dunkles Design',
    toLight: 'Helles Design',
    mute: 'Ton aus',
    unmute: 'Ton an',
    nav: { label: 'Seiten', play: 'Spielen', dailies: 'Tagesspiele', watch: 'Zusehen', learn: 'Regeln', settings: 'Einstellungen' },
    front: {
      title: 'Lockstep: gleicher Start, gleiche Züge, gleiches Ende',
      headline: ['Gleicher Start.', 'Gleiche Züge.', 'Gleiches Ende.'],
      lead: 'Rasterspiele mit offenen Regeln. Sieh einem Programm zu oder übernimm, wo es steht.',
      facts: ['Spielt auch offline', 'Jedes Ergebnis nachspielbar'],
      games: 'Spiele',
      play: 'Spielen',
      playGame: title => `${title} spielen`,
      takeOver: 'Übernehmen',
      takeOverGame: title => `Diese Partie ${title} übernehmen`,
      page: 'Alle Spielarten, Bestwerte und Regeln',
      deals: 'Oder wähle eine andere Partie',
      pause: 'Bretter anhalten',
      resume: 'Bretter weiterspielen lassen',
      unreachable: 'Das Brett konnte nicht geladen werden.',
      goOn: 'Weiterspielen',
      goOnNone: 'Keine Partie angefangen. Was du verlässt, wartet hier auf dich.',
      goOnWith: title => `${title} weiterspielen`,
      dailies: 'Heutige Tagesspiele',
      nextDaily: (hours, minutes) => `neu in ${hours} Std. ${minutes} Min.`,
      dailiesDone: (done, of) => `${done} von ${of}`,
      dailyScore: score => `Gespielt, ${de.counted(score, { one: '# Punkt', other: '# Punkte' })}`,
      dailyOpen: 'Für alle dasselbe',
      playDaily: title => `Heutiges ${title} spielen`,
      promises: [
        {
          title: 'Gleicher Start',
          text: 'Aus einer Startzahl entsteht die Partie, und sie steht in der Adresse. Schick den Link weiter, und dein Gegenüber bekommt genau dieselbe.',
        },
        {
          title: 'Gleiche Züge',
          text: 'Jeder Zug ist ein kurzes Wort wie b3. Ob du klickst, tippst oder schreibst: Für die Regeln ist es dasselbe.',
        },
        {
          title: 'Gleiches Ende',
          text: 'Eine gespeicherte Partie ist eine Seite Text, die mit einem Fingerabdruck endet. Wer sie nachspielt, bekommt denselben.',
        },
      ],
    },
    moves: count => de.counted(count, { one: '# Zug', other: '# Züge' }),
    ago: minutes =>
      minutes < 1
        ? 'Gerade verlassen'
        : minutes < 60
          ? `Vor ${de.counted(minutes, { one: '# Minute', other: '# Minuten' })} verlassen`
          : minutes < 1440
            ? `Vor ${de.counted(Math.floor(minutes / 60), { one: '# Stunde', other: '# Stunden' })} verlassen`
            : `Vor ${de.counted(Math.floor(minutes / 1440), { one: '# Tag', other: '# Tagen' })} verlassen`,
    lost: {
      title: 'Hier ist nichts',
      page: path => `Unter ${path} gibt es keine Seite.`,
      game: id => `Ein Spiel namens „${id}“ steht hier nicht im Regal.`,
      home: 'Zur Startseite',
      fresh: title => `Eine neue Partie ${title}`,
    },
    broken: {
      fetch: 'Das Spiel konnte nicht geladen werden. Vielleicht ist die Verbindung weg; versuch es wieder, wenn sie zurück ist.',
      offline: 'Es gibt keine Verbindung, und diese Seite liegt nicht auf deinem Gerät. Was du schon geöffnet hattest, geht weiterhin.',
      here: 'Auf dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden.',
      again: 'Noch einmal versuchen',
    },
    loading: 'Einen Moment',
    update: { ready: 'Eine neue Version ist bereit.', reload: 'Neu laden', later: 'Später' },
    offline: { now: 'Keine Verbindung. Hier geht trotzdem alles.', ready: 'Bereit zum Spielen ohne Netz.' },
  },
}

/** Read it while rendering. */
export function house(): HouseWords {
  return spoken(houseWords)
}
