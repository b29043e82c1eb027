import known from '../../words/languages.json' with { type: 'json' }

/** The code of one that is spoken here, as `lang` has it. */
export type Language = string

/** The one that stands in the source. */
export const SOURCE: Language = 'en'

export const LANGUAGES: readonly Language[] = known.map(({ code }) => code)

export const languageName = (language: Language) => entryOf(language).name

export const directionOf = (language: Language) => entryOf(language).direction as 'ltr' | 'rtl'

/** The digits that `Intl` writes stay those of amounts and of phone numbers. */
export const localeOf = (language: Language) => entryOf(language).locale

export const isLanguage = (word: string | undefined): word is Language =>
  word !== undefined && LANGUAGES.includes(word)

/** `/fr/p/agents` is French; an address without a language is English. */
export function languageAt(pathname: string): Language {
  const first = pathname.split('/', 2)[1]
  return first !== SOURCE && isLanguage(first) ? first : SOURCE
}

export const prefixOf = (language: Language) => (language === SOURCE ? '' : `/${language}`)

export function withoutLanguage(pathname: string) {
  return pathname.slice(prefixOf(languageAt(pathname)).length) || '/'
}

/** The home page, which has no path of its own, becomes `/fr`. */
export function inLanguage(language: Language, pathname: string) {
  const path = withoutLanguage(pathname)
  return prefixOf(language) + (path === '/' && language !== SOURCE ? '' : path)
}

/** The first of a browser's languages that is spoken here: `de, ar-EG;q=0.9` is Arabic. */
export function acceptedLanguage(accepted: string | undefined): Language | undefined {
  const asked = (accepted ?? '').slice(0, 200).split(',').map(readChoice)
  return asked
    .filter(({ code, weight }) => isLanguage(code) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]?.code
}

function readChoice(choice: string) {
  const [tag = '', ...terms] = choice.trim().toLowerCase().split(';')
  const weight = terms
    .find((term) => term.trim().startsWith('q='))
    ?.trim()
    .slice(2)
  return { code: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
}

const entryOf = (language: Language) => known.find(({ code }) => code === language) ?? known[0]!
