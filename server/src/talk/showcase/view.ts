import type { ArticleCard, Testimonial } from '@sojourn/contract/talk/showcase'
import type { allTestimonials, articlesByDate } from './store.ts'

type ArticleRow = Awaited<ReturnType<typeof articlesByDate>>[number]
type TestimonialRow = Awaited<ReturnType<typeof allTestimonials>>[number]

const fullName = (row: { first_name: string; last_name: string }) => `${row.first_name} ${row.last_name}`

export const viewArticleCard = (row: ArticleRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  excerpt: row.excerpt,
  image: row.image,
  date: row.published_on,
  reading_minutes: row.reading_minutes,
  likes: row.likes,
  author: {
    uuid: row.agent_uuid,
    username: row.username ?? row.agent_uuid,
    name: fullName(row),
    profile_picture: row.picture_key && `/api/${row.picture_key}.webp`,
  },
})

export const viewTestimonial = (row: TestimonialRow): Testimonial => ({
  id: row.id,
  name: row.name,
  from_country: { id: row.from_iso, name: row.from_name },
  to_country: { id: row.to_iso, name: row.to_name },
  purpose: row.purpose,
  text: row.text,
})
