import { counterOf } from '../../ui/count.ts'
import { type Language, spoken } from '../../ui/language.ts'

export interface PageWords {
  readonly modes: string
  readonly rooms: string
  readonly enter: string
  enterRoom(name: string): string
  readonly opponents: string
  readonly gameGone: string
  readonly play: string
  playMode(name: string): string
  readonly practise: string
  practiseMode(name: string): string
  readonly daily: string
  readonly dailyAbout: string
  dailyOf(date: string): string
  readonly dailies: string
  streak(days: number): string
  longest(days: number): string
  readonly streakHow: string
  playedLater(how: string): string
  readonly notPlayed: string
  day(date: string): string
  shortDay(date: string): string
  readonly own: string
  readonly level: string
  levelOf(name: string, level: number): string
  playLevel(name: string, level: number): string
  readonly goOn: string
  readonly goOnDo: string
  goOnWith(name: string): string
  moves(count: number): string
  readonly records: string
  readonly noRecords: string
  readonly mode: string
  readonly best: string
  readonly average: string
  readonly played: string
  readonly won: string
  readonly withHints: string
  readonly withHelp: string
  watchBest(name: string, score: string): string
  byRules(name: string, rules: number): string
  figure(value: number): string
  readonly last: string
  readonly watch: string
  points(score: number): string
  readonly youWon: string
  readonly youLost: string
  readonly draw: string
  readonly inShort: string
  readonly pictures: string
  readonly rules: string
  readonly rulesAbout: string
  allRules(count: number): string
  readonly bookContents: string
  ruleLink(id: string): string
  readonly controls: string
  readonly learnTitle: string
  readonly learnLead: string
  readonly readRules: string
  readRulesOf(title: string): string
  readonly ownSetup: string
  ownSetupOf(what: string): string
  readonly takenOver: string
  against(name: string): string
  readonly noBook: string
}

const dayIn = (language: Language, date: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(new Date(date))

const en = counterOf('en')
const de = counterOf('de')

export const pageCatalogue: Readonly<Record<Language, PageWords>> = {
  en: {
    modes: 'Ways to play',
    rooms: 'Learn and train',
    enter: 'Go',
    enterRoom: name => `Go to ${name}`,
    opponents: 'Opponents',
    gameGone: 'There is no such game on this device. Games stay where they were played.',
    play: 'Play',
    playMode: name => `Play ${name}`,
    practise: 'Practise',
    practiseMode: name => `Practise ${name}, with undo`,
    daily: 'Daily',
    dailyAbout: 'The same deal for everybody, a new one every day',
    dailyOf: date => `Daily of ${dayIn('en', date, { day: 'numeric', month: 'long', year: 'numeric' })}`,
    dailies: 'Days',
    streak: days => (days === 0 ? 'No streak yet.' : en.counted(days, { one: '# day in a row.', other: '# days in a row.' })),
    longest: days => `The longest streak was ${en.figure(days)}.`,
    streakHow: 'A day counts when you finish its game on that day, before midnight UTC. Older days are for playing.',
    playedLater: how => `${how}, played later`,
    notPlayed: 'not played',
    day: date => dayIn('en', date, { day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: date => dayIn('en', date, { day: 'numeric', month: 'short' }),
    own: 'Your own rules',
    level: 'Level',
    levelOf: (name, level) => `${name}, level ${level}`,
    playLevel: (name, level) => `Play ${name}, level ${level}`,
    goOn: 'Under way',
    goOnDo: 'Continue',
    goOnWith: name => `Continue: ${name}`,
    moves: count => en.counted(count, { one: '# move', other: '# moves' }),
    records: 'Your records',
    noRecords: 'None yet. Finish a game to set one.',
    mode: 'Game',
    best: 'Best',
    average: 'Average',
    played: 'Played',
    won: 'Won',
    withHints: 'With hints',
    withHelp: 'With help',
    watchBest: (name, score) => `Watch the best game of ${name}: ${score}`,
    byRules: (name, rules) => `${name}, rules ${rules}`,
    figure: en.figure,
    last: 'Last games',
    watch: 'Watch',
    points: score => en.counted(score, { one: '# point', other: '# points' }),
    youWon: 'Won',
    youLost: 'Lost',
    draw: 'Draw',
    inShort: 'In short',
    pictures: 'What it looks like',
    rules: 'The rule book',
    rulesAbout: 'Every rule has a number, and the program is tested rule by rule.',
    allRules: count => `All ${en.figure(count)} rules`,
    bookContents: 'Sections of the rule book',
    ruleLink: id => `Rule ${id}`,
    controls: 'Keys',
    learnTitle: 'Learn',
    learnLead: 'Every game has a rule book with numbered rules. The games are tested rule by rule.',
    readRules: 'Read the rules',
    readRulesOf: title => `Read the rules of ${title}`,
    ownSetup: 'A setup of your own',
    ownSetupOf: what => `Your own: ${what}`,
    takenOver: 'Taken over',
    against: name => `against ${name}`,
    noBook: 'The rule book could not be loaded.',
  },
  de: {
    modes: 'Spielarten',
    rooms: 'Lernen und üben',
    enter: 'Los',
    enterRoom: name => `Zu: ${name}`,
    opponents: 'Gegner',
    gameGone: 'Diese Partie gibt es auf diesem Gerät nicht. Partien bleiben, wo sie gespielt wurden.',
    play: 'Spielen',
    playMode: name => `${name} spielen`,
    practise: 'Üben',
    practiseMode: name => `${name} üben, mit Zurücknehmen`,
    daily: 'Tagesspiel',
    dailyAbout: 'Für alle gleich gegeben, jeden Tag neu',
    dailyOf: date => `Tagesspiel vom ${dayIn('de', date, { day: 'numeric', month: 'long', year: 'numeric' })}`,
    dailies: 'Tage',
    streak: days => (days === 0 ? 'Noch keine Serie.' : de.counted(days, { one: '# Tag in Folge.', other: '# Tage in Folge.' })),
    longest: days => `Längste Serie: ${de.figure(days)}.`,
    streakHow:
      'Ein Tag zählt, wenn du sein Spiel an diesem Tag beendest, vor Mitternacht UTC. Ältere Tage kannst du spielen, sie zählen nicht.',
    playedLater: how => `${how}, später gespielt`,
    notPlayed: 'nicht gespielt',
    day: date => dayIn('de', date, { day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: date => dayIn('de', date, { day: 'numeric', month: 'numeric' }),
    own: 'Eigene Regeln',
    level: 'Level',
    levelOf: (name, level) => `${name}, Level ${level}`,
    playLevel: (name, level) => `${name}, Level ${level} spielen`,
    goOn: 'Angefangen',
    goOnDo: 'Weiterspielen',
    goOnWith: name => `Weiter: ${name}`,
    moves: count => de.counted(count, { one: '# Zug', other: '# Züge' }),
    records: 'Deine Bestwerte',
    noRecords: 'Noch keine. Spiel eine Partie zu Ende, dann steht sie hier.',
    mode: 'Spielart',
    best: 'Bestwert',
    average: 'Schnitt',
    played: 'Gespielt',
    won: 'Gewonnen',
    withHints: 'Mit Tipps',
    withHelp: 'Mit Hilfe',
    watchBest: (name, score) => `Beste Partie ansehen, ${name}: ${score}`,
    byRules: (name, rules) => `${name}, Regeln ${rules}`,
    figure: de.figure,
    last: 'Letzte Partien',
    watch: 'Ansehen',
    points: score => de.counted(score, { one: '# Punkt', other: '# Punkte' }),
    youWon: 'Gewonnen',
    youLost: 'Verloren',
    draw: 'Unentschieden',
    inShort: 'Kurz gesagt',
    pictures: 'So sieht es aus',
    rules: 'Das Regelbuch',
    rulesAbout: 'Das Regelbuch gibt es nur auf Englisch. An diesem Wortlaut wird das Programm geprüft, Regel für Regel.',
    allRules: count => `Alle ${de.figure(count)} Regeln`,
    bookContents: 'Abschnitte des Regelbuchs',
    ruleLink: id => `Regel ${id}`,
    controls: 'Tasten',
    learnTitle: 'Regeln',
    learnLead: 'Jedes Spiel hat ein Regelbuch mit nummerierten Regeln. Die Spiele werden Regel für Regel geprüft.',
    readRules: 'Regeln lesen',
    readRulesOf: title => `Regeln von ${title} lesen`,
    ownSetup: 'Eigene Aufstellung',
    ownSetupOf: what => `Eigene Regeln: ${what}`,
    takenOver: 'Übernommen',
    against: name => `gegen ${name}`,
    noBook: 'Das Regelbuch konnte nicht geladen werden.',
  },
}

/** Call it while rendering: a component that does renders again when the language changes. */
export function pageWords(): PageWords {
  return spoken(pageCatalogue)
}
