/**
 * Letters that are taken for one another, each beside the one it is folded into, after capitals became small. Across alphabets only Latin,
 * Cyrillic and Greek are close enough; a name of two alphabets is refused anyway, so this is about names that are whole in another one.
 */
const CYRILLIC = 'аa бb вb гr ԁd еe єe зz ѕs иn іi їi јi кk ӏi мm нh оo пn рp сc тt уy үy ԛq ԝw хx һh цu чu шw щw ьb ъb ыb эe ѵv ғf'
const GREEK = 'αa βb γy δd εe ζz ηn ιi κk λa μm νv οo πn ρp σo ςc τt υu φo χx ψw ωw'
const LATIN = 'ıi li ji ſs æa œo øo łi đd ðd ħh ŧt þp ßb ɑa ɡg ɩi ʟi'
const DIGITS = '0o 1i 5s 8b'

/** Capitals that look like another letter than their small ones do, and alphabets of which only names in capitals can be mistaken. */
const GREEK_CAPITALS = 'Δa Ηh Θo Νn Ξe Σe Υy Ωo'
const SMALL_CAPITALS = 'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟi ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
const CHEROKEE = 'Ꭰd Ꭱr Ꭲt Ꭵi Ꭹy Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮐg Ꮒh Ꮓz Ꮟb Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮi Ꮯc Ꮲp Ꮶk Ꮷd Ᏻg Ᏼb'
const ARMENIAN = 'օo Օo սu Սu ոn Ոn հh Տs Լi ցg յj զq'

export const LOOK_ALIKES = mapOf(CYRILLIC, GREEK, LATIN, DIGITS)

/** Looked up before capitals become small. */
export const SHAPES = mapOf(GREEK_CAPITALS, SMALL_CAPITALS, CHEROKEE, CHEROKEE.toLowerCase(), ARMENIAN)

function mapOf(...lists: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap(list => list.split(' ')).map(pair => [pair.charAt(0), pair.charAt(1)]))
}

/** Two letters that are taken for one. */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** Alphabets that names are written in. Others are of few people or of none any more, and some have nothing but letters that look like Latin ones. */
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
