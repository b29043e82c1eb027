const WORDS_A_MINUTE = 220
const LETTERS_A_MINUTE = 400
const UNPARTED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/g
/** Further back than that no card looks for the end of a word. */
const LONGEST_WORD = 40
/** More than any card shows, which cuts it. */
const EXCERPT_LENGTH = 320

/** No space stands where such a tag does within a sentence. */
const INLINE = /<\/?(?:a|strong|em|u|s|sub|sup|code)(?:\s[^>]*)?>/g
const HEADING = /<h[2-4]\b[^>]*>[\s\S]*?<\/h[2-4]>/g

export const wordsOf = (html: string) =>
  html
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** Scripts that do not part their words are read by the letter. */
export function minutesToRead(html: string) {
  const words = wordsOf(html)
  const letters = words.reduce((sum, word) => sum + (word.match(UNPARTED)?.length ?? 0), 0)
  return Math.max(
    1,
    Math.round(letters > words.length ? letters / LETTERS_A_MINUTE : words.length / WORDS_A_MINUTE),
  )
}

/** The lead, where there is one, and the first words of the article, without headings, which are no sentences. */
export function excerptOf(html: string, lead = '') {
  const whole = `${lead} ${wordsOf(html.replaceAll(HEADING, ' ')).join(' ')}`.trim()
  if (whole.length <= EXCERPT_LENGTH) return whole
  return whole.slice(0, EXCERPT_LENGTH).replace(new RegExp(`\\s\\S{0,${LONGEST_WORD}}$`), '')
}
