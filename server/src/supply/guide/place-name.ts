import type { Place } from './asked.ts'

/** Countries whose name takes an article within a sentence. */
const WITH_ARTICLE = new Set(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VA VG VI'.split(
    ' ',
  ),
)

/** A country within a sentence: `Canada`, `the United States`. */
export const nameOf = ({ id, name }: Place) => (WITH_ARTICLE.has(id) ? `the ${name}` : name)

/** The same at the beginning of one. */
export const nameFirst = (place: Place) => {
  const name = nameOf(place)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const IN_WORDS: Record<string, string> = {
  visit: 'visits',
  family: 'joining family',
  'business-and-investment': 'business and investment',
  'humanitarian-protection': 'protection',
}

/** A purpose within a sentence: `It is for visits.` */
export const purposeInWords = ({ id, name }: Place) => IN_WORDS[id] ?? name.toLowerCase()
