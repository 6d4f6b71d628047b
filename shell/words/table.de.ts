import type { Outcome, Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import type { Company } from '../../ui/stage.ts'
import { seatOf, sentence } from './sentence.ts'
import type { TableWords } from './table.ts'

const { counted, figure } = counterOf('de')

const day = (date: string): string =>
  new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const de: TableWords = {
  title: game => `${game} auf Lockstep`,
  loading: game => `Der Tisch für ${game} wird gedeckt`,
  you: 'Du',
  yourMark: 'Die Kreise gehören dir.',
  against: name => `gegen ${name}`,
  yourTurn: 'Du bist am Zug',
  theirTurn: name => `${name} denkt nach`,
  toMove: 'am Zug',
  won: 'gewonnen',
  lost: 'verloren',
  log: 'Züge',
  round: 'Runde',
  noMoves: 'Noch keine Züge.',
  takenBack: undos =>
    undos === 1 ? 'Ein Zug zurückgenommen; die Aufzeichnung weiß es.' : `${undos} Züge zurückgenommen; die Aufzeichnung weiß es.`,
  fairness: 'Jeder Zug wird aufgeschrieben. Die Aufzeichnung beweist das Ergebnis.',
  replay: 'Aufzeichnung sichern',
  undo: 'Zurück',
  undosLeft: left => (left === Number.POSITIVE_INFINITY ? '' : `noch ${left}`),
  undone: 'Zurückgenommen.',
  hint: 'Tipp',
  hinted: 'Tipp',
  thinking: 'Denkt nach …',
  doIt: 'So machen',
  noHint: 'Einen Tipp gibt es, wenn du am Zug bist.',
  hintBroken: 'Der Tipp ließ sich nicht berechnen. Es geht ohne ihn weiter.',
  resign: 'Aufgeben',
  resignSure: 'Wirklich aufgeben?',
  giveUp: 'Aufgeben',
  giveUpSure: 'Wirklich aufgeben?',
  newGame: 'Neue Partie',
  playAgain: 'Noch einmal',
  refused: 'Geht nicht',
  keys: 'Tasten',
  undoKey: 'zurücknehmen',
  hintKey: 'Tipp',
  pauseKey: 'Pause',
  best: score => `Rekord ${score}`,
  points: score => counted(score, { one: '# Punkt', other: '# Punkte' }),
  moves: moves => counted(moves, { one: '# Zug', other: '# Züge' }),
  figure,
  tools: 'Was du tun kannst',
  taken: 'Übernommen',
  unranked: 'Diese Partie zählt nicht als Rekord.',

  menu: {
    more: 'Mehr',
    restart: 'Von vorn beginnen',
    restartSure: 'Wirklich von vorn?',
    copyDeal: 'Link zu dieser Partie kopieren',
    copied: 'Der Link ist kopiert. Wer ihn öffnet, bekommt genau diese Partie.',
    notCopied: 'Der Browser lässt uns nicht kopieren. Die Adresse dieser Seite ist der Link.',
    pause: 'Pause',
    rules: 'Regeln',
    settings: 'Einstellungen',
  },

  pause: { title: 'Pause', how: 'Das Brett bleibt verdeckt, bis du weiterspielst.', resume: 'Weiter' },

  newGameForm: {
    deals: 'Partie',
    opponents: 'Gegner',
    start: 'Los',
    startAnyway: 'Verwerfen und los',
    close: 'Schließen',
    shuffled: 'zufällig',
    throwsAway: moves => `Deine laufende Partie mit ${counted(moves, { one: '# Zug', other: '# Zügen' })} wird verworfen.`,
  },

  end: {
    label: 'Das Ende',
    sameDeal: 'Gleiche Partie',
    watch: 'Ansehen',
    share: 'Teilen',
    verify: 'Prüfen',
    verifying: 'Wird nachgespielt …',
    verified: hash => `Nachgespielt und geprüft · ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
    fault: because => `Die Aufzeichnung stimmt nicht: ${because}`,
    newBest: 'Neuer Rekord',
    gaveUp: 'Du hast aufgegeben.',
    noRecord: 'Zählt nicht als Rekord.',
    shared: 'Kopiert. Füg es ein, wo du willst.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Sichere die Aufzeichnung und verschick die Datei.',
    shareText: (game, facts) => `Lockstep ${game} · ${facts}`,
    dailyText: (game, date, facts) => `Lockstep ${game} ${date} · ${facts}`,
    dailyAgain: first => `Dein erster Versuch an diesem Tag: ${first}.`,
    archive: 'Der Tag davor',
  },

  keeping: {
    denied: 'Dieser Browser bewahrt nichts für uns auf: Deine Partie ist weg, wenn du die Seite schließt.',
    full: 'Zum Aufbewahren ist kein Platz mehr: Diese Partie ist weg, wenn du die Seite schließt.',
    save: 'Als Datei sichern',
    close: 'Ist gut',
    aside: because => `Eine angefangene Partie ließ sich nicht öffnen, darum beginnt hier eine neue. Die alte liegt beiseite: ${because}`,
    download: 'Herunterladen',
    resumed: 'Deine Partie geht dort weiter, wo du warst.',
  },

  daily: {
    short: 'Tagesspiel',
    name: date => `Tagesspiel vom ${day(date)}`,
    none: 'Für dieses Spiel gibt es kein Tagesspiel.',
    bad: date => `„${date}“ ist kein Tag. Ein Tag wird so geschrieben: 2026-11-15.`,
    future: date => `Das Tagesspiel vom ${day(date)} gibt es noch nicht. Komm an dem Tag wieder; es wechselt um Mitternacht UTC.`,
    today: 'Heutiges Tagesspiel',
    before: 'Der Tag davor',
    after: 'Der Tag danach',
    done: score => `Gespielt, ${score}`,
    day,
  },

  watch: {
    title: 'Zusehen',
    lead: 'Öffne eine Aufzeichnung und sieh sie dir Zug für Zug an.',
    open: 'Aufzeichnung öffnen',
    drop: 'Oder zieh die Datei irgendwo auf diese Seite.',
    kept: 'Deine Partien',
    nothingKept: 'Hier stehen die Partien, die du zu Ende spielst, und zwar die letzten fünfzig.',
    verified: 'Nachgespielt und geprüft',
    unfinished: 'Stimmt bis hierher, nicht zu Ende',
    checking: 'Wird nachgespielt …',
    wrong: 'Stimmt nicht',
    first: 'Zum Anfang',
    back: 'Einen zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen weiter',
    last: 'Zum Ende',
    speed: 'Tempo',
    times: speed => (speed === 0.5 ? '½ ×' : `${speed} ×`),
    place: 'Stelle in der Partie',
    at: (line, of) => `${figure(line)} von ${figure(of)}`,
    takeOver: 'Ab hier selbst spielen',
    link: 'Link zu dieser Stelle',
    linkCopied: 'Der Link ist kopiert. Die ganze Partie steckt darin.',
    overHere: 'Hier ist die Partie zu Ende. Geh ein Stück zurück und übernimm dort.',
    seats: ['Kreis', 'Raute'],
    save: 'Datei sichern',
    facts: 'Angaben',
    fact: { deal: 'Partie', result: 'Ergebnis', moves: 'Zeile', now: 'Hier', hash: 'Stellung', date: 'Datum' },
    lines: 'Züge',
    broken: 'Das lässt sich nicht ansehen',
    badLink: 'Der Link ist kaputt: Was hinter dem # steht, ist keine Partie. Vielleicht wurde er beim Kopieren abgeschnitten.',
    tooLarge: 'Das ist größer als jede Partie, also keine Aufzeichnung.',
    notKept: id => `Eine Partie „${id}“ gibt es auf diesem Gerät nicht. Partien bleiben dort, wo sie gespielt wurden.`,
    noGame: id => `Das ist eine Aufzeichnung von „${id}“, und dieses Spiel steht hier nicht im Regal.`,
    otherRules: (theirs, ours) => `Diese Aufzeichnung folgt den Regeln in Fassung ${theirs}, hier gilt Fassung ${ours}.`,
    cannotFollow: because => `Der Aufzeichnung lässt sich nicht folgen: ${because}.`,
    noTaken: 'Die übernommene Partie liegt nicht mehr auf diesem Gerät.',
    another: 'Eine andere Aufzeichnung öffnen',
    date: milliseconds => new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
  },

  endTitle,
  ended,
  refusal,
}

function endTitle({ winner }: Outcome, { you, names }: Company): string {
  if (winner === 'draw') return 'Unentschieden'
  if (winner === null) return 'Die Partie ist zu Ende'
  if (winner === you) return 'Du hast gewonnen'
  return you === null ? `${names[winner]} hat gewonnen` : 'Du hast verloren'
}

function ended(outcome: Outcome, { you, names }: Company): string {
  const seat = seatOf(outcome)
  if (outcome.code !== 'resign') return sentence(outcome.because)
  return seat === you ? 'Du hast aufgegeben.' : `${names[seat] ?? 'Der Spieler'} hat aufgegeben.`
}

function refusal({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'over':
      return 'Die Partie ist zu Ende. Fang eine neue an.'
    case 'no-undos':
      return facts['undos'] === 0
        ? 'In dieser Partie lässt sich nichts zurücknehmen.'
        : `Alle ${String(facts['undos'])} Rücknahmen dieser Partie sind verbraucht.`
    case 'nothing-to-undo':
      return 'Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.'
    case 'no-such-level':
      return `Eine Partie namens „${String(facts['level'])}“ gibt es nicht.`
    case 'no-such-preset':
      return `Eine Spielart namens „${String(facts['preset'])}“ gibt es nicht.`
    case 'no-such-bot':
      return `Einen Gegner namens „${String(facts['bot'])}“ gibt es nicht.`
    case 'odd-seed':
      return 'Mit der Startzahl in dieser Adresse geht es nicht: Sie besteht aus bis zu 64 Buchstaben, Ziffern und Strichen.'
    case 'odd-setup':
      return `Mit den Vorgaben in dieser Adresse geht es nicht: ${String(facts['why'])}.`
    default:
      return sentence(because)
  }
}
