import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import { sayIn } from '../../platform/words/say-in.ts'
import type { Place } from './asked.ts'
import { nameOf } from './place-name.ts'

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

export const IN_ENGLISH = guideWords(SOURCE)
