import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { addArticles, addTestimonials, hasArticles } from './store.ts'

export interface ArticleStory {
  slug: string
  /** Whose it is: the id of an agent who is here. */
  author: string
  date: string
  /** What it is about, in a sentence or two. */
  excerpt: string
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
  articles: ArticleStory[]
  testimonials: TestimonialStory[]
}

const WORDS_A_MINUTE = 220
/** More than any card shows, which cuts it. */
const EXCERPT_LENGTH = 320

/** Fills the showcase where it is empty. */
export const fillShowcase = (context: Context, { articles, testimonials }: Story) =>
  transact(context, async (tx) => {
    if (!(await hasArticles(tx)))
      await addArticles(
        tx,
        articles.map((article) => ({
          ...article,
          agent_uuid: article.author,
          published_on: article.date,
          reading_minutes: minutesToRead(article.html),
          excerpt: leadAndOpening(article),
        })),
      )
    await addTestimonials(
      tx,
      testimonials.map(({ from_country, to_country, ...testimonial }, position) => ({
        ...testimonial,
        from_iso: from_country,
        to_iso: to_country,
        position,
      })),
    )
  })

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

const minutesToRead = (html: string) => Math.max(1, Math.round(wordsOf(html).length / WORDS_A_MINUTE))

/** The lead goes on with the first words of the article. */
const leadAndOpening = ({ excerpt, html }: ArticleStory) =>
  `${excerpt} ${wordsOf(html).join(' ')}`.slice(0, EXCERPT_LENGTH).replace(/\s\S*$/, '')
