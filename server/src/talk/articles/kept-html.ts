import { createHash } from 'node:crypto'
import { RULES, sanitise } from './sanitise.ts'

/** Words of an article as they are kept. */
export interface KeptHtml {
  html: string
  html_mark: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The same rules and the same words have the same mark; whoever changes one of them has another. */
const RULES_MARK = hash(RULES)
export const markOf = (html: string) => `${RULES_MARK}.${hash(html)}`

/** Cleaned once, when they are written: cleaning costs far more than everything else about a page. */
export function keepHtml(written: string): KeptHtml {
  const html = sanitise(written)
  return { html, html_mark: markOf(html) }
}

/** Text that was cleaned by other rules than today's is cleaned again. */
export const cleanHtml = ({ html, html_mark }: KeptHtml) =>
  html_mark === markOf(html) ? html : sanitise(html)

/** Whatever was cleaned by other rules has a mark that does not begin like this. */
export const MARK_BEGINS = `${RULES_MARK}.`
