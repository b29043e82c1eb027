/** Every query parameter a page reads; the cache of anonymous pages knows no other. */
export const pageQueries = [
  'tab',
  'cursor',
  'query',
  'continent',
  'purpose',
  'country',
  'visa',
  'language',
  'max_price',
  'max_days',
  'min_rating',
  'free_within',
  'licensed',
  'sort',
  'ids',
  'goalId',
] as const
