import { LOCALE } from '@sojourn/contract/words/language'

/**
 * Currencies and languages by name. Only loaders call this: browser and server may know other names for one code, and
 * a page must hydrate with the words it was sent with.
 */
export const currencyNames = (codes: string[]) => named('currency', codes)
export const languageNames = (codes: string[]) => named('language', codes)

function named(type: 'currency' | 'language', codes: string[]) {
  const names = new Intl.DisplayNames(LOCALE, { type })
  return codes.map((code) => names.of(code) ?? code)
}
