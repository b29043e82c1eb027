import { LANGUAGE, LOCALE } from './language.ts'

const known = new Map<string, Intl.DisplayNames>()

/** What a country is called where one reads; `name` is what we call it in English. */
export const countryName = (iso: string, name: string) => nameOf('region', iso.toUpperCase(), name)

export const languageNameOf = (code: string, name: string) => nameOf('language', code, name)

function nameOf(type: 'region' | 'language', code: string, name: string) {
  if (LANGUAGE === 'en') return name
  try {
    const names = known.get(type) ?? new Intl.DisplayNames(LOCALE, { type, fallback: 'none' })
    known.set(type, names)
    return names.of(code) ?? name
  } catch {
    return name
  }
}
