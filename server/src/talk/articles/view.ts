import type { ArticleCard } from '@sojourn/contract/talk/articles/articles'
import type { LiveArticleRow } from './live-store.ts'
import { pictureAddress } from './picture-address.ts'

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
