import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { addShowcase, showcaseIsEmpty } from './store.ts'
import type { StoryReview, StoryService } from './view.ts'

export interface AgentStory {
  uuid: string
  username: string
  country: string
  rating: number | null
  review_count: number
  services: StoryService[]
  reviews: StoryReview[]
  [field: string]: unknown
}

export interface ArticleStory {
  slug: string
  author: string
  date: string
  html: string
  [field: string]: unknown
}

export interface TestimonialStory {
  name: string
  from_country: string
  to_country: string
  purpose: string
  text: string
}

interface Story {
  agents: AgentStory[]
  articles: ArticleStory[]
  testimonials: TestimonialStory[]
}

const PRIOR_RATING = 4.5
const PRIOR_WEIGHT = 5
const WORDS_A_MINUTE = 220

/** Fills the showcase where it is empty. */
export async function fillShowcase(context: Context, { agents, articles, testimonials }: Story) {
  if (!(await showcaseIsEmpty(context.db))) return
  const uuids = new Map(agents.map((agent) => [agent.username, agent.uuid]))
  await transact(context, (tx) =>
    addShowcase(tx, {
      agents: agents.map((agent) => ({
        ...agent,
        country_iso: agent.country,
        price_from: Math.min(...agent.services.map((service) => service.price)),
        standing: standingOf(agent),
      })),
      articles: articles.map((article) => ({
        ...article,
        agent_uuid: uuids.get(article.author),
        published_on: article.date,
        reading_minutes: minutesToRead(article.html),
      })),
      testimonials: testimonials.map(({ from_country, to_country, ...testimonial }, position) => ({
        ...testimonial,
        from_iso: from_country,
        to_iso: to_country,
        position,
      })),
    }),
  )
}

/** The Bayesian rating: few reviews weigh little against what is usual. */
function standingOf({ rating, review_count }: AgentStory) {
  return ((rating ?? 0) * review_count + PRIOR_RATING * PRIOR_WEIGHT) / (review_count + PRIOR_WEIGHT)
}

const minutesToRead = (html: string) =>
  Math.max(1, Math.round(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length / WORDS_A_MINUTE))
