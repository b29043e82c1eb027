import type { GuideAnswer, GuideQuery } from '@sojourn/contract/supply/guide'
import { GUIDE_PARAMETERS } from '@sojourn/contract/supply/guide-answers'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import { ShortCache } from '../../platform/short-cache.ts'
import { showGuide } from './show-guide.ts'
import { withShares } from './with-shares.ts'

/** Rules and visas change by the month; the next free time of an agent may be a minute old. */
const KEPT = { freshMs: 60_000, staleMs: 600_000, most: 1000 }

const caches = new WeakMap<object, ShortCache<GuideAnswer>>()

/** The same question in the same language is answered from memory; how often somebody asks a new one is limited by their address. */
export async function answerGuide(
  context: Context,
  { address, language }: { address: string; language: Language },
  query: GuideQuery,
): Promise<GuideAnswer> {
  const cache = caches.get(context.db) ?? new ShortCache<GuideAnswer>(context.clock, KEPT)
  caches.set(context.db, cache)
  const answer = await cache.get(keyOf(query, language), async () => {
    await context.limits.take('guide', { address })
    return showGuide(context, query, language)
  })
  return withShares(context.db, answer ?? (await showGuide(context, query, language)))
}

const keyOf = (query: GuideQuery, language: Language) =>
  JSON.stringify([language, ...GUIDE_PARAMETERS.map((name) => query[name]?.trim().toLowerCase())])
