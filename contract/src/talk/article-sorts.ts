/** Sorted by relevance, the best match of words comes first, else the newest. */
export const ARTICLE_SORTS = ['relevance', 'newest', 'likes'] as const
