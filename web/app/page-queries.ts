/** Every query parameter a page reads; the cache of anonymous pages knows no other. */
export const pageQueries = ['tab', 'cursor', 'query', 'continent', 'purpose', 'country', 'goalId'] as const
