import { pageMeta } from '../../layouts/page/page-meta.ts'

/** Nothing here is for a search engine. */
export const authMeta = (place: Parameters<typeof pageMeta>[0], title: string, description: string) => [
  ...pageMeta(place, { title, description, hidden: true }),
  { name: 'referrer', content: 'same-origin' },
]
