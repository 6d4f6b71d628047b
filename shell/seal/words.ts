import { type Language, spoken } from '../../ui/language.ts'

/** What is said about seals, on their page and at a table. */
export interface SealWords {
  readonly title: string
  readonly lead: string
  readonly paste: string
  readonly pasteHow: string
  readonly open: string
  readonly noted: string
  readonly notedHow: string
  readonly check: string
  readonly opens: string
  readonly opensWhy: string
  readonly sameNoted: string
  readonly otherNoted: string
  readonly compare: string
  closed(got: string, seal: string): string
  readonly faults: Readonly<Record<'empty' | 'no-seal' | 'bad-seal' | 'no-salt' | 'bad-salt' | 'no-deal' | 'bad-link', string>>
  readonly limits: string
  readonly byHand: string
  readonly watch: string
  // At a table.
  button(digits: string): string
  buttonLong(digits: string): string
  menu(digits: string): string
  readonly sealed: string
  readonly opened: string
  readonly before: string
  readonly after: string
  readonly seal: string
  readonly salt: string
  readonly deal: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly checkIt: string
  readonly close: string
  readonly known: Readonly<Record<'address' | 'day' | 'link' | 'taken', string>>
}

const en: SealWords = {
  title: 'Check a seal',
  lead: 'A seal is 64 digits shown before the first move. With the salt and the deal of the finished game you can check that the deal was not changed afterwards. Nothing leaves this device.',
  paste: 'Replay',
  pasteHow: 'Paste a whole replay, or only its lines that begin with seal, salt and deal.',
  open: 'Open a replay file',
  noted: 'The seal you saw at the start',
  notedHow: 'Optional. The first eight digits are enough.',
  check: 'Check',
  opens: 'The seal opens.',
  opensWhy: 'The SHA-256 of this salt and this deal is the seal, digit for digit. The deal was fixed when the seal was shown.',
  sameNoted: 'It is the seal you saw at the start.',
  otherNoted: 'But it is not the seal you saw at the start. What was shown to you sealed something else.',
  compare: 'Compare it with the seal you saw at the start: only then do you know that it is the same one.',
  closed: (got, seal) =>
    `The seal does not open. Salt and deal come to ${got}…, and the seal is ${seal}…. One of the three is not what it was.`,
  faults: {
    empty: 'There is nothing to check yet. Paste a replay or open a file.',
    'no-seal': 'There is no line that begins with “seal”. This game was not sealed, or the line is missing.',
    'bad-seal': 'The seal is not 64 digits from 0 to 9 and a to f. Was it cut off?',
    'no-salt': 'There is no line that begins with “salt”. Without it a seal cannot be opened.',
    'bad-salt': 'The salt has fewer than 32 digits from 0 to 9 and a to f. Was it cut off?',
    'no-deal': 'There is no line that begins with “deal”. The deal is what was sealed.',
    'bad-link': 'The game in this link is broken. Was it cut off on its way?',
  },
  limits:
    'A seal proves that the deal was fixed before the first move. It does not prove that the deal was fair, nor that the device that shuffled did not look.',
  byHand: 'The same without this page, in a terminal:',
  watch: 'Watch this game',
  button: digits => `Seal ${digits}`,
  buttonLong: digits => `Seal of the deal, ${digits} and so on. What is this?`,
  menu: digits => `Seal ${digits} …`,
  sealed: 'The deal is sealed',
  opened: 'The seal is open',
  before:
    'This deal was fixed before the first move, and this is its seal. Copy it or note the first digits: when the game is over, salt and deal are shown here, and they must come to this seal.',
  after: 'The SHA-256 of salt and deal must be the seal that was shown before the first move.',
  seal: 'Seal',
  salt: 'Salt',
  deal: 'Deal',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Mark the digits and copy them yourself.',
  checkIt: 'Check it',
  close: 'Close',
  known: {
    address: 'It is no secret: the seed stands in the address of this page, so whoever has the address can know what comes.',
    day: 'It is no secret: the deal of a day follows from its date.',
    link: 'It may be known already: this deal came by a link, or was played before.',
    taken: 'It may be known already: this game was taken over from a replay.',
  },
}

const de: SealWords = {
  title: 'Ein Siegel prüfen',
  lead: 'Ein Siegel sind 64 Ziffern, die vor dem ersten Zug gezeigt werden. Mit Salz und Austeilung der fertigen Partie kannst du prüfen, dass danach nichts geändert wurde. Nichts verlässt dieses Gerät.',
  paste: 'Aufzeichnung',
  pasteHow: 'Füge eine ganze Aufzeichnung ein oder nur die Zeilen, die mit seal, salt und deal beginnen.',
  open: 'Aufzeichnung öffnen',
  noted: 'Das Siegel vom Anfang',
  notedHow: 'Freiwillig. Die ersten acht Ziffern reichen.',
  check: 'Prüfen',
  opens: 'Das Siegel passt.',
  opensWhy:
    'Das SHA-256 von Salz und Austeilung ist das Siegel, Ziffer für Ziffer. Was ausgeteilt wurde, stand fest, als das Siegel gezeigt wurde.',
  sameNoted: 'Es ist das Siegel, das du am Anfang gesehen hast.',
  otherNoted: 'Aber es ist nicht das Siegel, das du am Anfang gesehen hast. Das gehörte zu etwas anderem.',
  compare: 'Vergleich es mit dem Siegel, das du am Anfang gesehen hast: erst dann weißt du, dass es dasselbe ist.',
  closed: (got, seal) =>
    `Das Siegel passt nicht. Salz und Austeilung ergeben ${got}…, und das Siegel ist ${seal}…. Eins der drei ist nicht, was es war.`,
  faults: {
    empty: 'Noch gibt es nichts zu prüfen. Füge eine Aufzeichnung ein oder öffne eine Datei.',
    'no-seal': 'Keine Zeile beginnt mit „seal“. Die Partie war nicht versiegelt, oder die Zeile fehlt.',
    'bad-seal': 'Das Siegel hat nicht 64 Ziffern von 0 bis 9 und a bis f. Ist es abgeschnitten?',
    'no-salt': 'Keine Zeile beginnt mit „salt“. Ohne Salz lässt sich ein Siegel nicht prüfen.',
    'bad-salt': 'Das Salz hat weniger als 32 Ziffern von 0 bis 9 und a bis f. Ist es abgeschnitten?',
    'no-deal': 'Keine Zeile beginnt mit „deal“. Sie ist, was versiegelt wurde.',
    'bad-link': 'Die Partie in diesem Link ist beschädigt. Wurde er unterwegs abgeschnitten?',
  },
  limits:
    'Ein Siegel beweist, dass vor dem ersten Zug feststand, was ausgeteilt wird. Es beweist nicht, dass das gerecht war, und auch nicht, dass das Gerät, das gemischt hat, nicht hingesehen hat.',
  byHand: 'Dasselbe ohne diese Seite, in einem Terminal:',
  watch: 'Dieser Partie zusehen',
  button: digits => `Siegel ${digits}`,
  buttonLong: digits => `Siegel der Partie, ${digits} und so weiter. Was ist das?`,
  menu: digits => `Siegel ${digits} …`,
  sealed: 'Die Partie ist versiegelt',
  opened: 'Das Siegel ist offen',
  before:
    'Was hier ausgeteilt wird, stand vor dem ersten Zug fest, und das ist sein Siegel. Kopier es oder notier die ersten Ziffern: am Ende stehen hier Salz und Austeilung, und sie müssen dieses Siegel ergeben.',
  after: 'Das SHA-256 von Salz und Austeilung muss das Siegel sein, das vor dem ersten Zug gezeigt wurde.',
  seal: 'Siegel',
  salt: 'Salz',
  deal: 'Austeilung',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das ließ sich nicht kopieren. Markier die Ziffern und kopier sie selbst.',
  checkIt: 'Prüfen',
  close: 'Schließen',
  known: {
    address: 'Geheim ist es nicht: die Startzahl steht in der Adresse dieser Seite, und wer die Adresse hat, kann wissen, was kommt.',
    day: 'Geheim ist es nicht: das Tagesspiel folgt aus dem Datum.',
    link: 'Vielleicht kennt es schon jemand: diese Partie kam mit einem Link oder wurde schon gespielt.',
    taken: 'Vielleicht kennt es schon jemand: diese Partie wurde aus einer Aufzeichnung übernommen.',
  },
}

const WORDS: Readonly<Record<Language, SealWords>> = { en, de }

/** In the language in force: read it while rendering. */
export function sealWords(): SealWords {
  return spoken(WORDS)
}
