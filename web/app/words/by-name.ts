import { LANGUAGE, LOCALE } from '@sojourn/contract/words/language'

/** Countries as the reader's language orders their names; they come in the order of their English ones. */
export const byName = <One extends { name: string }>(all: readonly One[]): readonly One[] =>
  LANGUAGE === 'en' ? all : all.toSorted((one, other) => one.name.localeCompare(other.name, LOCALE))
