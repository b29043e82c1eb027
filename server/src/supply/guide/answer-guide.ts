import type { GuideAnswer, GuideQuery } from '@sojourn/contract/supply/guide'
import { GUIDE_PARAMETERS } from '@sojourn/contract/supply/guide-answers'
import type { Context } from '../../context.ts'
import { ShortCache } from '../../platform/short-cache.ts'
import { showGuide } from './show-guide.ts'
import { withShares } from './with-shares.ts'

/** Rules and visas change by the month; the next free time of an agent may be a minute old. */
const KEPT = { freshMs: 60_000, staleMs: 600_000, most: 1000 }

const caches = new WeakMap<object, ShortCache<GuideAnswer>>()

/** The same question is answered from memory; how often somebody asks a new one is limited by their address. */
export async function answerGuide(
  context: Context,
  { address }: { address: string },
  query: GuideQuery,
): Promise<GuideAnswer> {
  const cache = caches.get(context.db) ?? new ShortCache<GuideAnswer>(context.clock, KEPT)
  caches.set(context.db, cache)
  const answer = await cache.get(keyOf(query), async () => {
    await context.limits.take('guide', { address })
    return showGuide(context, query)
  })
  return withShares(context.db, answer ?? (await showGuide(context, query)))
}

const keyOf = (query: GuideQuery) =>
  JSON.stringify(GUIDE_PARAMETERS.map((name) => query[name]?.trim().toLowerCase()))
