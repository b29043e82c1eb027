import { randomUUID } from 'node:crypto'
import type { Things } from '../made.ts'

const AGENT = 'amara-okafor'

/** Articles that were always there. */
export const showcaseThings = {
  'live article': {
    make: async ({ context }) => {
      const article = await context.db
        .selectFrom('live_article')
        .innerJoin('agent', 'person_id', 'agent_id')
        .select(['slug', 'username'])
        .executeTakeFirstOrThrow()
      return { id: article.username ?? '', slug: article.slug }
    },
    missing: () => ({ id: AGENT, slug: 'never-written' }),
  },
  'article cover': {
    make: async ({ context }) => {
      const { cover_id } = await context.db
        .selectFrom('live_article')
        .select('cover_id')
        .where('cover_id', 'is not', null)
        .where('is_shown', '=', true)
        .limit(1)
        .executeTakeFirstOrThrow()
      return { name: `${cover_id}.jpg` }
    },
    missing: () => ({ name: `${randomUUID()}.jpg` }),
  },
} satisfies Things
