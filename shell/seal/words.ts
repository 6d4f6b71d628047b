import type { CommitFault } from '../../games/provenance.ts'
import type { SealFault } from '../../kernel/seal.ts'
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
  readonly faults: Readonly<Record<Exclude<SealFault, 'closed'> | CommitFault | 'empty' | 'no-deal' | 'bad-link', string>>
  // Of a deal that was committed to.
  readonly commitment: string
  readonly followed: string
  readonly added: Readonly<Record<'both' | 'first' | 'second' | 'neither', string>>
  pair(game: string): string
  readonly inLeague: string
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
  pasteHow: 'Paste a whole replay. Of a game that was not played on a server, the lines that begin with seal, salt and deal are enough.',
  open: 'Open a replay file',
  noted: 'The seal or commitment you saw at the start',
  notedHow: 'Optional. The first eight digits are enough.',
  check: 'Check',
  opens: 'The seal opens.',
  opensWhy: 'The SHA-256 of this salt and this deal is the seal, digit for digit. The deal was fixed when the seal was shown.',
  sameNoted: 'It is what you saw at the start.',
  otherNoted: 'But it is not what you saw at the start. What was shown to you belongs to something else.',
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
    'no-commit':
      'There is no line that begins with “commit”, though the lines that go with it are there. So nothing was promised about this deal.',
    'no-secret': 'There is no line that begins with “secret”. Without it a commitment cannot be opened.',
    'no-entropy': 'There is no line that begins with “entropy”. It says what the players added to the shuffle.',
    'no-setup': 'There is no line that begins with “setup”. Without it the deal cannot be dealt again. Paste the whole replay.',
    'no-seed': 'There is no line that begins with “seed”, so nobody can tell what the commitment led to.',
    'bad-commit': 'The commitment is not 64 digits from 0 to 9 and a to f. Was it cut off?',
    'bad-secret': 'The secret is not 32 to 64 digits from 0 to 9 and a to f. Was it cut off?',
    'bad-entropy': 'Behind “entropy” there must be two values, each of 32 to 64 digits from 0 to 9 and a to f, or “-” for nothing.',
    'bad-pair': 'Behind “pair” there must be 1 or 2.',
    'bad-deal': 'The setup or the deal cannot be read. Was it cut off?',
    'no-game':
      'To deal it again takes the rules of its game, and they are not here. Paste the whole replay, or open this page in a newer version.',
    'other-commit': 'The seal opens, but the secret does not open the commitment. One of the two is not what it was.',
    'other-seed':
      'The seal opens, but the seed does not follow from the secret and what the players added. One of them is not what it was.',
    'other-salt': 'The seal opens, but its salt does not follow from the secret.',
    'other-deal': 'The seal opens, but the deal is not what this setup and this seed give. It was chosen in another way.',
  },
  commitment: 'Commitment',
  followed:
    'The secret opens the commitment, the seed follows from the secret and from what the players added, and dealt again with this seed it is the same deal.',
  added: {
    both: 'Both players added to the shuffle.',
    first: 'Only the first player added to the shuffle.',
    second: 'Only the second player added to the shuffle.',
    neither: 'Neither player added to the shuffle: the server alone drew this deal.',
  },
  pair: game => `This is game ${game} of a mirrored pair, in which both play the same deal from both sides.`,
  inLeague: 'A commitment proves nothing against a server in league with the player who added last.',
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
  pasteHow:
    'Füge eine ganze Aufzeichnung ein. Wurde nicht auf einem Server gespielt, reichen die Zeilen, die mit seal, salt und deal beginnen.',
  open: 'Aufzeichnung öffnen',
  noted: 'Das Siegel oder die Festlegung vom Anfang',
  notedHow: 'Freiwillig. Die ersten acht Ziffern reichen.',
  check: 'Prüfen',
  opens: 'Das Siegel passt.',
  opensWhy:
    'Das SHA-256 von Salz und Austeilung ist das Siegel, Ziffer für Ziffer. Was ausgeteilt wurde, stand fest, als das Siegel gezeigt wurde.',
  sameNoted: 'Es ist, was du am Anfang gesehen hast.',
  otherNoted: 'Aber es ist nicht, was du am Anfang gesehen hast. Das gehörte zu etwas anderem.',
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
    'no-commit':
      'Keine Zeile beginnt mit „commit“, obwohl die Zeilen da sind, die dazugehören. Über diese Austeilung wurde also nichts versprochen.',
    'no-secret': 'Keine Zeile beginnt mit „secret“. Ohne das Geheimnis lässt sich die Festlegung nicht prüfen.',
    'no-entropy': 'Keine Zeile beginnt mit „entropy“. Dort steht, was die beiden zum Mischen beigetragen haben.',
    'no-setup': 'Keine Zeile beginnt mit „setup“. Ohne sie lässt sich nicht noch einmal austeilen. Füge die ganze Aufzeichnung ein.',
    'no-seed': 'Keine Zeile beginnt mit „seed“. So kann niemand sagen, wozu die Festlegung geführt hat.',
    'bad-commit': 'Die Festlegung hat nicht 64 Ziffern von 0 bis 9 und a bis f. Ist sie abgeschnitten?',
    'bad-secret': 'Das Geheimnis hat nicht 32 bis 64 Ziffern von 0 bis 9 und a bis f. Ist es abgeschnitten?',
    'bad-entropy': 'Hinter „entropy“ müssen zwei Werte stehen, jeder mit 32 bis 64 Ziffern von 0 bis 9 und a bis f, oder „-“ für nichts.',
    'bad-pair': 'Hinter „pair“ muss 1 oder 2 stehen.',
    'bad-deal': 'Die Zeile „setup“ oder „deal“ ist nicht lesbar. Ist sie abgeschnitten?',
    'no-game':
      'Um noch einmal auszuteilen, braucht es die Regeln des Spiels, und die gibt es hier nicht. Füge die ganze Aufzeichnung ein oder öffne die Seite in einer neueren Fassung.',
    'other-commit': 'Das Siegel passt, aber das Geheimnis passt nicht zur Festlegung. Eins von beiden ist nicht, was es war.',
    'other-seed':
      'Das Siegel passt, aber die Startzahl folgt nicht aus dem Geheimnis und dem, was die beiden beigetragen haben. Etwas davon ist nicht, was es war.',
    'other-salt': 'Das Siegel passt, aber sein Salz folgt nicht aus dem Geheimnis.',
    'other-deal': 'Das Siegel passt, aber aus dieser Startzahl folgt eine andere Austeilung. Sie wurde auf anderem Weg gewählt.',
  },
  commitment: 'Festlegung',
  followed:
    'Das Geheimnis passt zur Festlegung, die Startzahl folgt aus dem Geheimnis und dem, was die beiden beigetragen haben, und noch einmal ausgeteilt ergibt sie dasselbe.',
  added: {
    both: 'Beide haben zum Mischen beigetragen.',
    first: 'Nur die erste Person hat zum Mischen beigetragen.',
    second: 'Nur die zweite Person hat zum Mischen beigetragen.',
    neither: 'Niemand hat zum Mischen beigetragen: der Server hat allein gemischt.',
  },
  pair: game => `Das ist Partie ${game} eines Spiegelpaars, in dem beide dieselbe Austeilung von beiden Seiten spielen.`,
  inLeague: 'Eine Festlegung beweist nichts gegen einen Server, der mit der Person unter einer Decke steckt, die zuletzt beigetragen hat.',
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
