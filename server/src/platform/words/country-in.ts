import { type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { keptFor } from '../kept-for.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const english = new Intl.DisplayNames(SOURCE, { type: 'region', fallback: 'none' })
const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = english.of(code)
    return name ? [[name, code] as const] : []
  }),
)

const countries = keptFor(
  (language: Language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }),
)

/** Another language calls the country by its own name; one we do not find keeps its name. */
export function countryIn(language: Language, name: string) {
  const code = codes.get(name)
  return (code && countries(language).of(code)) || name
}

export const isCountry = (name: string) => codes.has(name)
