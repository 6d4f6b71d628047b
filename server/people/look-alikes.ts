/**
 * Letters that are taken for one another, each beside the one it is folded into, after capitals became small. Across alphabets only Latin,
 * Cyrillic and Greek are close enough; a name of two alphabets is refused anyway, so this is about names that are whole in another one.
 */
const CYRILLIC = 'аa бb вb гr ԁd еe єe зz ѕs иn іi їi јi кk ӏi мm нh оo пn рp сc тt уy үy ԛq ԝw хx һh цu чu шw щw ьb ъb ыb эe ѵv ғf'
const GREEK = 'αa βb γy δd εe ζz ηn ιi κk λa μm νv οo πn ρp σo ςc τt υu φo χx ψw ωw'
const LATIN = 'ıi li ji ſs æa œo øo łi đd ðd ħh ŧt þp ßb ɑa ɡg ɩi ʟi'
const DIGITS = '0o 1i 5s 8b'

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [CYRILLIC, GREEK, LATIN, DIGITS].flatMap(list => list.split(' ')).map(pair => [pair.charAt(0), pair.charAt(1)]),
)

/** Two letters that are taken for one. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** Alphabets that names are written in. What belongs to none of these counts as one more. */
export const SCRIPTS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada ' +
  'Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian Ethiopic Cherokee Han Hiragana Katakana Bopomofo Hangul'
).split(' ')

/** Alphabets that are written together. */
export const TOGETHER: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]
