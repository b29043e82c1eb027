import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { addStoryArticles, hasArticles } from './story-store.ts'
import { excerptOf, minutesToRead } from './words-of.ts'

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

/** Publishes the articles of the story, where there are none. */
export const fillArticles = (context: Context, articles: ArticleStory[]) =>
  transact(context, async (tx) => {
    if (await hasArticles(tx)) return
    await addStoryArticles(
      tx,
      articles.map((article) => ({
        ...article,
        agent_uuid: article.author,
        published_on: article.date,
        reading_minutes: minutesToRead(article.html),
        excerpt: excerptOf(article.html, article.excerpt),
      })),
    )
  })
