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
