import { LANGUAGE, LOCALE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'

/** Authorities ask for these; the facts name them in English. */
const CODES = new Map(
  `Arabic ar,Bulgarian bg,Croatian hr,Czech cs,Danish da,Dutch nl,English en,Estonian et,Finnish fi,French fr,German de,Greek el,\
Hungarian hu,Icelandic is,Italian it,Japanese ja,Korean ko,Latvian lv,Lithuanian lt,Luxembourgish lb,Malay ms,Maltese mt,Norwegian no,\
Polish pl,Portuguese pt,Romanian ro,Slovak sk,Slovene sl,Spanish es,Swedish sv,Thai th,Turkish tr`
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

let spoken: Intl.DisplayNames
let either: Intl.ListFormat

/** `English or French` as the reader calls it; null where one of them is not known here. */
export function languageAsked(english: string) {
  if (LANGUAGE === 'en') return english
  if (english === 'Language of the place') return t('Language of the place')
  const codes = english.split(/, | or /).map((name) => CODES.get(name))
  if (!codes.every((code) => code !== undefined)) return null
  spoken ??= new Intl.DisplayNames(LOCALE, { type: 'language' })
  either ??= new Intl.ListFormat(LOCALE, { type: 'disjunction' })
  return either.format(codes.map((code) => spoken.of(code) ?? code))
}
