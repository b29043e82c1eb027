import type { RulesOf } from '../../platform/data-rules.ts'

type Tables =
  | 'article'
  | 'live_article'
  | 'article_slug'
  | 'article_picture'
  | 'article_attachment'
  | 'article_like'
  | 'article_favourite'
  | 'found_article'
  | 'found_article_place'
  | 'showcase_article'

const COPY = 'worked out from live_article, to be found by; it goes with that'

export const articlesData: RulesOf<Tables> = {
  article: {
    marks: { agent_id: 'id', reviewed_by: 'id' },
    shown: [
      'id',
      'status',
      'version',
      'title',
      'category',
      'html',
      'cover_id',
      'service_ids',
      'attachment_ids',
      'submitted_at',
      'reviewed_at',
      'review_reason',
      'approved_at',
      'published_at',
      'hidden_at',
      'hidden_reason',
      'trashed_at',
      'trashed_from',
      'created_at',
      'updated_at',
    ],
    withheld: { html_mark: 'worked out from html' },
    onDeletion: 'removed',
  },
  live_article: {
    marks: { agent_id: 'id' },
    shown: [
      'article_id',
      'version',
      'is_shown',
      'slug',
      'title',
      'category',
      'excerpt',
      'html',
      'cover_id',
      'service_ids',
      'attachment_ids',
      'reading_minutes',
      'likes',
      'published_at',
      'changed_at',
    ],
    withheld: { html_mark: 'worked out from html' },
    onDeletion: 'removed',
  },
  article_slug: {
    marks: { agent_id: 'id' },
    shown: ['slug', 'article_id', 'created_at'],
    onDeletion: 'removed',
  },
  article_picture: {
    marks: { agent_id: 'id' },
    shown: ['id', 'article_id', 'width', 'height', 'size', 'created_at'],
    onDeletion: 'removed',
  },
  article_attachment: {
    marks: { agent_id: 'id' },
    shown: ['id', 'article_id', 'file_name', 'media_type', 'size', 'scan', 'created_at'],
    withheld: { file_id: 'a number of ours' },
    onDeletion: 'removed',
  },
  article_like: {
    marks: { person_id: 'id' },
    shown: ['id', 'article_id', 'created_at'],
    onDeletion: 'removed',
  },
  article_favourite: {
    marks: { person_id: 'id' },
    shown: ['id', 'article_id', 'created_at'],
    onDeletion: 'removed',
  },
  found_article: { notPersonal: COPY },
  found_article_place: { notPersonal: COPY },
  showcase_article: {
    marks: { agent_uuid: 'id' },
    shown: [
      'id',
      'slug',
      'title',
      'category',
      'excerpt',
      'image',
      'published_on',
      'reading_minutes',
      'likes',
      'html',
      'hidden_at',
    ],
    onDeletion: 'removed',
  },
}
