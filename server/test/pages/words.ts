import type { Document, Element } from 'jsdom'

/** These wait in a page for a script or a press to show them. */
const UNSEEN = 'template, script, style, [hidden], [popover], dialog:not([open])'

/** The words of a part as they are read where no script runs. */
export function wordsOf(part: Element | null) {
  if (!part || part.closest(UNSEEN)) return ''
  const seen = part.cloneNode(true)
  for (const unseen of seen.querySelectorAll(UNSEEN)) unseen.remove()
  return seen.textContent.replace(/\s+/g, ' ').trim()
}

export const headings = (document: Document) => [...document.querySelectorAll('h1')].map(wordsOf)

export const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
