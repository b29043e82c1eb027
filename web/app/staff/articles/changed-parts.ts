import { at, commonLengths } from './common-lengths.ts'

/** A part of a text: it stays, it came, or it went. */
export interface Part {
  html: string
  is: 'same' | 'added' | 'removed'
}

const BLOCK = /<(p|h[2-4]|ul|ol|blockquote|table|aside|figure|pre)\b[\s\S]*?<\/\1>|<(?:img|hr)\b[^>]*>/g

/** The paragraphs, headings, lists and tables of a text. One in another counts with it. */
export const blocksOf = (html: string) => html.match(BLOCK) ?? (html ? [html] : [])

/** The blocks of two texts are compared: the longest row of blocks that both have stays. */
export function changedParts(before: string, after: string): Part[] {
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const lengths = commonLengths(old, now)
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]]
    if (gone !== undefined && gone === come) {
      parts.push({ html: gone, is: 'same' })
      i++
      j++
    } else if (gone !== undefined && (come === undefined || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      parts.push({ html: gone, is: 'removed' })
      i++
    } else if (come !== undefined) {
      parts.push({ html: come, is: 'added' })
      j++
    }
  }
  return parts
}
