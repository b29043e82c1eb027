const WORDS_A_MINUTE = 220
/** More than any card shows, which cuts it. */
const EXCERPT_LENGTH = 320

/** The words of a text in HTML. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

export const minutesToRead = (html: string) => Math.max(1, Math.round(wordsOf(html).length / WORDS_A_MINUTE))

/** The lead, where there is one, and the first words of the article. */
export const excerptOf = (html: string, lead = '') =>
  `${lead} ${wordsOf(html).join(' ')}`
    .trim()
    .slice(0, EXCERPT_LENGTH)
    .replace(/\s\S*$/, '')
