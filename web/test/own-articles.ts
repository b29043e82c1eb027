import type { ArticleCounts, OwnArticle } from '@sojourn/contract/talk/own-articles'
import { ok } from './network.ts'

export const ARTICLE_ID = '0190a0a0-0000-7000-8000-000000000071'
export const ARTICLES = '/account/consultant/articles'
export const ARTICLE = `${ARTICLES}/${ARTICLE_ID}`
export const ARTICLE_AT = `/p/agent/articles/${ARTICLE_ID}`

export const anArticle = (changes: Partial<OwnArticle> = {}): OwnArticle => ({
  id: ARTICLE_ID,
  status: [0, 'Draft'],
  changes: 'none',
  title: 'How to study in Canada',
  category: 'Study',
  excerpt: 'What you need.',
  image: null,
  version: 3,
  path: null,
  likes: 0,
  review_reason: null,
  hidden: false,
  submitted_at: null,
  published_at: null,
  erased_at: null,
  may: ['edit', 'trash'],
  created_at: { date: '2026-01-01T12:00:00.000Z' },
  updated_at: '2026-03-01T12:00:00.000Z',
  description: '<p>What you need.</p>',
  services: [],
  attachments: [],
  missing: [],
  trusted: false,
  hiding: null,
  reading_minutes: 2,
  ...changes,
})

export const aPublished = (changes: Partial<OwnArticle> = {}) =>
  anArticle({
    status: [1, 'Published'],
    path: '/articles/how-to-study-in-canada',
    published_at: '2026-02-01T12:00:00.000Z',
    may: ['edit', 'unpublish', 'trash'],
    likes: 3,
    ...changes,
  })

const noCounts: ArticleCounts = { draft: 0, pending: 0, published: 0, rejected: 0, trash: 0 }

export const articlesPage = (
  items: OwnArticle[] = [anArticle()],
  counts: Partial<ArticleCounts> = {},
  next_cursor: string | null = null,
) => ok({ items, pagination: { next_cursor }, counts: { ...noCounts, ...counts } })
