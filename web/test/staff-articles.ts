import type { ArticleCase, Written } from '@sojourn/contract/desk/staff-articles'

export const ARTICLE_ID = '0190a0a0-0000-7000-8000-0000000000f2'

export const written = (changes: Partial<Written> = {}): Written => ({
  title: 'How to apply',
  category: 'Study',
  image: null,
  description: '<p>First.</p><p>Second.</p>',
  services: [],
  attachments: [],
  ...changes,
})

export const anArticleCase = (changes: Partial<ArticleCase> = {}): ArticleCase => ({
  id: ARTICLE_ID,
  status: [2, 'Pending'],
  title: 'How to apply',
  category: 'Study',
  is_change: false,
  hidden: false,
  agent: { uuid: 'a1', full_name: 'Amara Okafor', verified: true },
  submitted_at: '2026-11-01T00:00:00.000Z',
  reviewed_at: null,
  version: 4,
  sent: written(),
  live: null,
  path: null,
  review_reason: null,
  hiding: null,
  approved: 2,
  may: ['publish', 'reject'],
  ...changes,
})
