/** The seed's measures, in characters. */
const lengths = { card: 210, custom: 163, news: 256 } as const
export type ExcerptLength = keyof typeof lengths

/** The text is cut at a word, with an ellipsis where something is left out. */
export function cutExcerpt(text: string, length: ExcerptLength) {
  const most = lengths[length]
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.–—-]+$/, '')}…`
}
