const MOST = 80

/** Letters that do not fall apart into a Latin one and its mark. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The words of a title as an address says them; empty for a title in another script. */
export const slugOf = (title: string) =>
  cutAtWord(
    title
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => LATIN[letter] ?? '')
      .normalize('NFKD')
      .replaceAll(/\p{M}|['’]/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
  )

const cutAtWord = (slug: string) => (slug.length <= MOST ? slug : slug.slice(0, MOST).replace(/-[^-]*$/, ''))

interface Known {
  slug: string
  article_id: string | null
}

/** The address is one it had before, or the first of its name that no other ever had. */
export function freeSlug(base: string, id: string, known: readonly Known[]) {
  const isOfName = (slug: string) => slug === base || /^-\d+$/.test(slug.slice(base.length))
  const own = known.find(({ slug, article_id }) => article_id === id && isOfName(slug))
  if (own) return own.slug
  const taken = new Set(known.map(({ slug }) => slug))
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}
