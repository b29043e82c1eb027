import { LOCALE } from '@sojourn/contract/words/language'

/**
 * Currencies and languages by name. Only loaders call this: browser and server may know other names for one code, and
 * a page must hydrate with the words it was sent with.
 */
export const currencyNames = (codes: string[]) => named('currency', codes)
export const languageNames = (codes: string[]) => named('language', codes)

const naming = new Map<string, Intl.DisplayNames>()

function named(type: 'currency' | 'language', codes: string[]) {
  const names = naming.get(type) ?? new Intl.DisplayNames(LOCALE, { type })
  naming.set(type, names)
  return codes.map((code) => names.of(code) ?? code)
}
