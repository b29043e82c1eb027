import { isStopWord } from '../words/stop-words.ts'
import { meaningOf } from './dictionary.ts'
import type { Meaning } from './meaning.ts'

/** Words that were typed, and what the dictionary knows of them. */
export interface Said {
  words: string[]
  meaning: Meaning
}

export interface Understood {
  said: Said[]
  rest: string[]
}

const MOST_WORDS_TOGETHER = 5
const OF_LANGUAGES = new Set(['speaking', 'speaks', 'speak', 'speaker', 'language', 'languages'])
const OF_VISAS = new Set(['visa', 'visas', 'permit', 'permits', 'embassy'])

/** Reads words from left to right, the longest the dictionary knows first. */
export function understand(words: string[]): Understood {
  const said: Said[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const known = longestAt(words, at)
    if (known) said.push(known)
    else rest.push(words[at] as string)
    at += known?.words.length ?? 1
  }
  return { said: settle(said, words), rest }
}

function longestAt(words: string[], at: number): Said | null {
  for (let count = Math.min(MOST_WORDS_TOGETHER, words.length - at); count > 0; count--) {
    const together = words.slice(at, at + count)
    const key = together.join('')
    const meaning = isStopWord(key) ? undefined : (meaningOf(key) ?? meaningOf(withoutArticle(key)))
    if (meaning) return { words: together, meaning }
  }
  return null
}

/** Arabic writes "the", "in the" and "for the" onto the word: الدراسة, للدراسة. */
const withoutArticle = (key: string) => key.replace(/^(?:[وبكف]?ال|لل)(?=.{3})/u, '')

/** Lets what else was typed decide what an ambiguous word means. */
function settle(said: Said[], words: string[]): Said[] {
  const isOfLanguages = words.some((word) => OF_LANGUAGES.has(word))
  const hasCountry = said.some(({ meaning }) => meaning.countries.length > 0 && !meaning.isNationality)
  const hasPurpose = said.some(({ meaning }) => meaning.purposes.length > 0 && !meaning.isProfession)
  const isOfVisas = hasPurpose || words.some((word) => OF_VISAS.has(word))
  return said.map(({ words, meaning }) => {
    const { countries, languages, purposes, isNationality, isProfession } = meaning
    const isEither = countries.length > 0 && languages.length > 0
    const isElsewhere = isNationality && hasCountry
    return {
      words,
      meaning: {
        ...meaning,
        countries: (isEither && isOfLanguages) || isElsewhere ? [] : countries,
        languages: isEither && isOfVisas && !isOfLanguages && !isElsewhere ? [] : languages,
        purposes: isProfession && hasPurpose ? [] : purposes,
      },
    }
  })
}
