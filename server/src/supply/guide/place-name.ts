import type { Place } from './asked.ts'

/** Countries whose English name takes an article within a sentence. */
const WITH_ARTICLE = new Set(
  'AE AX BS CC CD CF CG CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VA VG VI'.split(
    ' ',
  ),
)

/** Some countries have an article within an English sentence: `Canada`, `the United States`. */
export const nameOf = ({ id, name }: Place) => (WITH_ARTICLE.has(id) ? `the ${name}` : name)
