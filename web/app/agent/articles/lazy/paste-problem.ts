import { articleMessages, MOST_ARTICLE_HTML, MOST_TABLE_ROWS } from '@sojourn/contract/talk/article-words'

/** Text pasted from a word processor weighs several times what its words do. */
const MOST_PASTED = 2_000_000

interface Pasted {
  html: string
  text: string
  /** How long the article is already. */
  before: number
}

/** Why something is not pasted, in a sentence; null where it is. */
export function pasteProblem({ html, text, before }: Pasted) {
  if (html.length > MOST_PASTED || text.length + before > MOST_ARTICLE_HTML) return articleMessages.tooLong
  if ((html.match(/<tr[\s>]/gi)?.length ?? 0) > MOST_TABLE_ROWS) return articleMessages.tableTooLong
  return null
}
