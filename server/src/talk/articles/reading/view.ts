import type { AgentService } from '@sojourn/contract/supply/agents'
import type { Article, ArticleCard } from '@sojourn/contract/talk/articles'
import { isOnLeave } from '../../../supply/agents/is-on-leave.ts'
import { coverAddress } from '../article-addresses.ts'
import type { AttachmentRow } from '../files/attachment-store.ts'
import { pictureAddress } from '../files/picture-address.ts'
import { cleanHtml } from '../kept-html.ts'
import type { LiveArticleRow, ReadArticleRow } from './live-store.ts'

export const viewArticleCard = (row: LiveArticleRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  excerpt: row.excerpt,
  image: row.cover_id && pictureAddress(row.cover_id),
  date: row.published_at.toISOString().slice(0, 10),
  reading_minutes: row.reading_minutes,
  likes: row.likes,
  author: {
    uuid: row.agent_id,
    username: row.username ?? row.agent_id,
    name: `${row.first_name} ${row.last_name}`,
    profile_picture: row.picture_key && `/api/${row.picture_key}.webp`,
  },
})

interface Around {
  services: AgentService[]
  attachments: AttachmentRow[]
  related: LiveArticleRow[]
  now: Date
}

export function viewArticle(row: ReadArticleRow, { services, attachments, related, now }: Around): Article {
  const card = viewArticleCard(row)
  const { review_count } = row
  const isVerified = row.verified_at !== null
  const isLeaving = row.deletion_due_at !== null
  return {
    ...card,
    description: cleanHtml(row),
    changed: row.changed_at.toISOString().slice(0, 10),
    author: {
      ...card.author,
      headline: row.headline ?? '',
      rating: review_count > 0 ? Math.round((Number(row.rating_sum) / review_count) * 10) / 10 : null,
      review_count,
      verified: isVerified,
      listed: isVerified,
      open: isVerified && !isLeaving && !isOnLeave(row, now),
      leaving: isLeaving,
    },
    services,
    attachments: attachments.map(({ id, file_name, size }) => ({ id, name: file_name, size })),
    related: related.map(viewArticleCard),
    share_image: row.cover_id && coverAddress(row.cover_id),
    like_id: row.like_id,
  }
}
