import type { Outcome, Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import type { Company } from '../../ui/stage.ts'
import type { AroundWords } from './around.ts'
import { seatOf, sentence } from './sentence.ts'

const { counted } = counterOf('de')

const day = (date: string): string =>
  new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const de: AroundWords = {
  keys: 'Tasten',
  undoKey: 'zurücknehmen',
  hintKey: 'Tipp',
  pauseKey: 'Pause',
  hints: {
    hinted: 'Tipp',
    doIt: 'So machen',
    none: 'Einen Tipp gibt es, wenn du am Zug bist.',
    broken: 'Der Tipp ließ sich nicht berechnen. Es geht ohne ihn weiter.',
    spent: hints =>
      hints === 0
        ? 'In diesem Spiel gibt es keine Tipps.'
        : hints === 1
          ? 'Der eine Tipp dieses Spiels ist verbraucht.'
          : `Alle ${hints} Tipps dieses Spiels sind verbraucht.`,
  },
  noTaken: 'Die übernommene Partie ist nicht mehr auf diesem Gerät.',
  dealing: 'Es wird ausgeteilt …',
  menu: {
    restart: 'Von vorn beginnen',
    restartSure: 'Wirklich von vorn?',
    restartLost: 'Wirklich? Das Gespielte geht verloren.',
    copyDeal: 'Link zu dieser Partie kopieren',
    copyGame: 'Link zum Spiel bis hierher kopieren',
    practise: 'Dieses Level üben',
    forReal: 'Um den Bestwert spielen',
    copied: 'Der Link ist kopiert. Wer ihn öffnet, bekommt genau diese Partie.',
    notCopied: 'Der Browser erlaubt kein Kopieren. Nimm die Adresse dieser Seite.',
    pause: 'Pause',
    rules: 'Regeln',
    settings: 'Einstellungen',
  },
  pause: {
    title: 'Pause',
    how: 'Das Brett bleibt verdeckt, bis du weiterspielst.',
    look: 'Nichts bewegt sich. Sieh dich um, so lange du willst.',
    resume: 'Weiter',
  },
  twoPeople: 'zu zweit',
  sides: ['Blau', 'Rot'],
  past: {
    steps: 'Frühere Stellungen',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    on: 'Einen Zug vor',
    now: 'Zurück zur Partie',
    start: 'Der Anfang',
    after: (round, name, move) => `Runde ${round}, ${name}: ${move}`,
    how: 'Du siehst eine frühere Stellung.',
    yourTurn: 'Jetzt bist du am Zug.',
  },
  newGameForm: {
    people: 'Zu zweit an einem Gerät',
    peopleAbout: 'Ihr wechselt euch an diesem Bildschirm ab. Beide sehen nur, was sie wissen dürfen.',
    level: (level, name) => `${name} · Stufe ${level}`,
    deals: 'Partie',
    opponents: 'Gegner',
    start: 'Los',
    own: 'Eigene Regeln',
    startOwn: 'Mit diesen Regeln los',
    close: 'Schließen',
    shuffled: 'zufällig',
    saved: moves =>
      `Deine laufende Partie mit ${counted(moves, { one: '# Zug', other: '# Zügen' })} bleibt gespeichert. Auf der Seite des Spiels geht sie weiter.`,
  },
  end: {
    label: 'Das Ende',
    next: level => `Nächstes Level: ${level}`,
    sameDeal: 'Gleiche Partie',
    fold: 'Weniger zeigen, um das Brett zu sehen',
    unfold: 'Das ganze Ergebnis zeigen',
    watch: 'Ansehen',
    share: 'Teilen',
    verify: 'Prüfen',
    verifying: 'Wird nachgespielt …',
    verified: hash => `Nachgespielt und geprüft · ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
    fault: because => `Die Aufzeichnung stimmt nicht: ${because}`,
    newBest: 'Neuer Rekord',
    dailyLate: 'Erst nach seinem Tag beendet, darum zählt es nicht für eine Serie.',
    shared: 'Kopiert. Füg es ein, wo du willst.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Sichere die Aufzeichnung und verschick die Datei.',
    shareText: (game, facts) => `Lockstep ${game} · ${facts}`,
    dailyText: (game, date, facts) => `Lockstep ${game} ${date} · ${facts}`,
    dailyAgain: first => `Dein erster Versuch an diesem Tag: ${first}.`,
    archive: 'Der Tag davor',
  },
  keeping: {
    denied: 'Dieser Browser lässt uns nichts speichern: Deine Partie ist weg, wenn du die Seite schließt.',
    full: 'Zum Speichern ist kein Platz mehr: Diese Partie ist weg, wenn du die Seite schließt.',
    save: 'Als Datei sichern',
    close: 'Ist gut',
    aside: because =>
      `Eine angefangene Partie ließ sich nicht öffnen, darum beginnt hier eine neue. Die alte wurde beiseitegelegt: ${because}`,
    download: 'Herunterladen',
  },
  elsewhere: {
    title: 'Diese Partie ist in einem anderen Tab offen',
    text: 'Gespielt wird immer nur in einem Tab, damit nichts überschrieben wird. Spielst du hier, geht es mit dem letzten Zug weiter, und der andere Tab gibt die Partie ab.',
    take: 'Hier weiterspielen',
    taking: 'Einen Moment …',
    home: 'Zur Startseite',
  },
  newGame: 'Neue Partie',
  playAgain: 'Noch einmal',
  replay: 'Aufzeichnung sichern',
  resign: 'Aufgeben',
  resignSure: 'Wirklich aufgeben?',
  giveUp: 'Aufgeben',
  giveUpSure: 'Wirklich aufgeben?',
  unranked: 'Diese Partie zählt nicht als Rekord.',
  best: score => `Rekord ${score}`,
  watchBest: best => `${best}: ansehen`,
  bestWithoutHints: score => `Rekord ohne Tipps ${score}`,
  bestWithHints: score => `Rekord mit Tipps ${score}`,
  help: ({ hints, undos }) =>
    [
      ...(hints > 0 ? [counted(hints, { one: 'mit # Tipp', other: 'mit # Tipps' })] : []),
      ...(undos > 0 ? [counted(undos, { one: '# Zug zurückgenommen', other: '# Züge zurückgenommen' })] : []),
    ].join(', '),
  helpOf: (name, help) => `${name}: ${help}`,
  endTitle,
  ended,
  points: score => counted(score, { one: '# Punkt', other: '# Punkte' }),
  moves: moves => counted(moves, { one: '# Zug', other: '# Züge' }),
  yourMark: 'Die Kreise gehören dir.',
  against: name => `gegen ${name}`,
  yourTurn: 'Du bist am Zug',
  theirTurn: name => `${name} denkt nach`,
  toMove: 'am Zug',
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'unentschieden',
  log: 'Züge',
  round: 'Runde',
  noMoves: 'Noch keine Züge.',
  takenBack: undos =>
    undos === 1 ? 'Ein Zug zurückgenommen; die Aufzeichnung zeigt es.' : `${undos} Züge zurückgenommen; die Aufzeichnung zeigt es.`,
  fairness: 'Jeder Zug wird aufgeschrieben. Die Aufzeichnung beweist das Ergebnis.',
  daily: {
    none: 'Für dieses Spiel gibt es kein Tagesspiel.',
    bad: date => `„${date}“ ist kein Tag. Ein Tag wird so geschrieben: 2026-11-15.`,
    future: date => `Das Tagesspiel vom ${day(date)} gibt es noch nicht. Komm an dem Tag wieder; es wechselt um Mitternacht UTC.`,
    today: 'Heutiges Tagesspiel',
  },
  address,
}

/** An address that asks for something there is not. */
function address({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'no-such-level':
      return `Eine Partie namens „${String(facts['level'])}“ gibt es nicht.`
    case 'no-such-preset':
      return `Eine Spielart namens „${String(facts['preset'])}“ gibt es nicht.`
    case 'no-such-bot':
      return `Einen Gegner namens „${String(facts['bot'])}“ gibt es nicht.`
    case 'odd-seed':
      return 'Die Startzahl in dieser Adresse ist ungültig: Erlaubt sind bis zu 64 Buchstaben, Ziffern und Striche.'
    case 'odd-setup':
      return `Die Vorgaben in dieser Adresse sind ungültig: ${String(facts['why'])}.`
    default:
      return sentence(because)
  }
}

function endTitle({ winner }: Outcome, { you, names }: Company): string {
  if (winner === 'draw') return 'Unentschieden'
  if (winner === null) return 'Die Partie ist zu Ende'
  if (winner === you) return 'Du hast gewonnen'
  return you === null ? `${names[winner]} hat gewonnen` : 'Du hast verloren'
}

function ended(outcome: Outcome, { you, names }: Company): string {
  const seat = seatOf(outcome)
  if (outcome.code === 'flag') return seat === you ? 'Deine Zeit ist abgelaufen.' : `Die Zeit von ${names[seat]} ist abgelaufen.`
  if (outcome.code === 'abandon') return seat === you ? 'Du bist nicht zurückgekommen.' : `${names[seat]} ist nicht zurückgekommen.`
  if (outcome.code !== 'resign') return sentence(outcome.because)
  return seat === you ? 'Du hast aufgegeben.' : `${names[seat] ?? 'Der Spieler'} hat aufgegeben.`
}
