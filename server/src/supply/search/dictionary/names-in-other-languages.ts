import { PURPOSES } from '../../../ground/reference/purposes.ts'
import { readCatalogue, TRANSLATED } from '../../../platform/words/read-catalogue.ts'
import { keyOf } from './letters.ts'

const LANGUAGES =
  'de fr es pt it nl pl ro ru uk tr ar fa hi bn ur zh zh-Hant ja ko vi id fil th sv el he sw'.split(' ')

const SHORTEST_LATIN = 4

/** Unicode's CLDR has these names: "Deutschland", "日本". Short Latin names are left out: they are words of other languages. */
export function namesInOtherLanguages(countries: readonly { iso: string; native_name: string }[]) {
  const naming = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  return countries.flatMap(({ iso, native_name }) =>
    [native_name, ...naming.map((names) => names.of(iso) ?? '')]
      .filter((name) => name !== iso && isLongEnough(keyOf(name)))
      .map((name) => ({ iso, name })),
  )
}

const isLongEnough = (key: string) => key.length >= (/^[a-z]*$/.test(key) ? SHORTEST_LATIN : 2)

/** Our own words for each purpose, in the languages we speak. */
export const purposesInOurLanguages = () =>
  TRANSLATED.flatMap((language) => {
    const words = new Map(readCatalogue(language, (file) => file === 'server-names.json'))
    return PURPOSES.flatMap(({ slug, name }) => ({ slug, name: words.get(name) ?? name }))
  })

/** Languages as our own lists call them, in the languages we speak. */
export function languagesInOurLanguages(codes: readonly string[]) {
  const naming = TRANSLATED.map((language) => new Intl.DisplayNames(language, { type: 'language' }))
  return codes.flatMap((code) => naming.map((names) => ({ code, name: names.of(code) ?? code })))
}
