import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { sayIn } from '../../platform/words/say-in.ts'
import type { Place } from './asked.ts'

/** A place stands in a sentence as its language names it within one. */
export type Say = (message: string, values?: Record<string, string | number | Place>) => string

export function guideWords(language: Language): Say {
  const say = sayIn(language)
  const nameIn = (place: Place) => (language === SOURCE ? nameOf(place) : place.name)
  return (message, values = {}) => {
    const words = say(
      message,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'object' ? nameIn(value) : value,
        ]),
      ),
    )
    return message.startsWith('{') ? words.charAt(0).toUpperCase() + words.slice(1) : words
  }
}

/** Countries whose English name takes an article within a sentence. */
const WITH_ARTICLE = new Set(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VA VG VI'.split(
    ' ',
  ),
)

/** Some countries have an article within an English sentence: `Canada`, `the United States`. */
const nameOf = ({ id, name }: Place) => (WITH_ARTICLE.has(id) ? `the ${name}` : name)

export const IN_ENGLISH = guideWords(SOURCE)
