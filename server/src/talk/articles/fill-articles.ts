import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import type { ArticleState } from './article-state.ts'
import { pictureKey } from './files/picture-address.ts'
import { keepHtml } from './kept-html.ts'
import { excerptOf, minutesToRead } from './reading/words-of.ts'
import { addStoryArticles, type StoryRows, servicesOfAgents, toldBefore } from './story-store.ts'

export interface ArticleStory {
  id: string
  slug: string
  /** The author is the id of an agent who is here. */
  author: string
  title: string
  category: string
  date: string
  likes: number
  /** It says in a sentence or two what the article is about. */
  excerpt: string
  /** Services are named by their place. */
  services: number[]
  html: string
  state?: ArticleState
  reason?: string
  changes?: string
  cover: { id: string; width: number; height: number; draw(): Promise<Buffer> }
}

const UNSEEN: ReadonlySet<ArticleState> = new Set(['draft', 'pending', 'rejected', 'trash'])
const IN_TRASH_FOR = 3 * DAY_MS
const IN_REVIEW_FOR = DAY_MS

/** Tells of the articles of the story, of each once. */
export async function fillArticles(context: Context, stories: ArticleStory[]) {
  const told = await transact(context, async (tx) => {
    const services = await servicesOfAgents(
      tx,
      stories.map(({ author }) => author),
    )
    const before = await toldBefore(
      tx,
      stories.map(({ id }) => id),
      stories.map(({ author }) => author),
    )
    if (before.isTold) return []
    const fresh = stories.filter(
      ({ author, slug }) => services.has(author) && !before.addresses.has(`${author}/${slug}`),
    )
    if (fresh.length === 0) return []
    const now = context.clock.now()
    await addStoryArticles(
      tx,
      together(
        fresh.map((story) =>
          rowsOf(
            story,
            (services.get(story.author) ?? []).flatMap(({ id }) => id ?? []),
            now,
          ),
        ),
      ),
    )
    return fresh
  })
  await Promise.all(
    told.map(async ({ cover }) => {
      const picture = await cover.draw()
      const facts = { contentType: 'image/webp', size: picture.length }
      await context.files.put(pictureKey(cover.id), Readable.from([picture]), facts)
    }),
  )
}

const together = (parts: StoryRows[]): StoryRows => ({
  articles: parts.flatMap(({ articles }) => articles),
  live: parts.flatMap(({ live }) => live),
  slugs: parts.flatMap(({ slugs }) => slugs),
  pictures: parts.flatMap(({ pictures }) => pictures),
})

function rowsOf(story: ArticleStory, services: string[], now: Date): StoryRows {
  const { id, slug, author: agent_id, title, category, likes, state = 'published', cover } = story
  const at = new Date(`${story.date}T08:00:00Z`)
  const isSeen = !UNSEEN.has(state)
  const isInReview = state === 'pending' || state === 'changes_pending'
  const lately = new Date(now.getTime() - IN_REVIEW_FOR)
  const kept = keepHtml(story.html)
  const { html } = kept
  const service_ids = story.services.flatMap((place) => services[place] ?? [])
  const same = { agent_id, title, category, cover_id: cover.id, service_ids }
  return {
    articles: [
      {
        ...same,
        id,
        status: state,
        ...(story.changes ? keepHtml(`${html}\n${story.changes}`) : kept),
        version: story.changes ? 2 : 1,
        submitted_at: state === 'draft' || state === 'trash' ? null : isInReview ? lately : at,
        review_reason: story.reason ?? null,
        reviewed_at: story.reason ? at : null,
        ...(isSeen && { published_at: at, approved_at: at }),
        ...(state === 'trash' && {
          trashed_at: new Date(now.getTime() - IN_TRASH_FOR),
          trashed_from: 'draft',
        }),
        created_at: at,
        updated_at: isInReview ? lately : at,
      },
    ],
    live: isSeen
      ? [
          {
            ...same,
            article_id: id,
            version: 1,
            slug,
            ...kept,
            likes,
            excerpt: excerptOf(html, story.excerpt),
            reading_minutes: minutesToRead(html),
            published_at: at,
            changed_at: at,
          },
        ]
      : [],
    slugs: isSeen ? [{ agent_id, slug, article_id: id, created_at: at }] : [],
    pictures: [
      {
        id: cover.id,
        article_id: id,
        agent_id,
        width: cover.width,
        height: cover.height,
        size: 0,
        created_at: at,
      },
    ],
  }
}
