import type { SearchFilters } from '@sojourn/contract/supply/discovery'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { wantsMailOf } from '../../../people/account/notice-preferences.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { countFound } from '../count-found.ts'
import { readFilters } from '../search-criteria.ts'
import { findAgents } from '../search-store.ts'
import { readWords } from '../words/read-words.ts'
import type { News } from './news-mails.ts'
import { lockMailedSearches, noteMailed, peopleDueForNews } from './saved-search-store.ts'

const A_WEEK_MS = 7 * DAY_MS
const MOST_NAMED = 3

/** A job for each person whose week is over, so that one that fails holds up no other. */
export const tellAllNews = defineJob({
  name: 'tell-all-news',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const before = new Date(context.clock.now().getTime() - A_WEEK_MS)
      for (const { person_id } of await peopleDueForNews(tx, before))
        await context.jobs.enqueue(tx, tellNews, { person_id }, { singleton: person_id })
    }),
})

/** One mail a week for all searches of a person, and none when nobody new is found. */
export const tellNews = defineJob({
  name: 'tell-news',
  schema: z.object({ person_id: z.uuid() }),
  run: (context, { person_id }) =>
    transact(context, async (tx) => {
      // They are told of all who came meanwhile once they turn it on.
      if (!(await wantsMailOf(tx, person_id, 'news'))) return
      const searches = await lockMailedSearches(tx, person_id)
      const now = context.clock.now()
      // A second run finds the week not over.
      if (searches.every(({ mailed_at }) => now.getTime() - mailed_at.getTime() < A_WEEK_MS)) return
      const news: News[] = []
      for (const { name, filters, mailed_at } of searches) {
        const found = await newOnes(context, filters as SearchFilters, mailed_at)
        if (found.count > 0) news.push({ name, filters: filters as SearchFilters, ...found })
      }
      await noteMailed(tx, person_id, now)
      if (news.length > 0)
        await tell(context, tx, { fact: 'agents_found', person: person_id, along: { news } })
    }),
})

async function newOnes(context: Context, filters: SearchFilters, foundAfter: Date) {
  const words = await readWords(context, filters.query)
  // An agent who has only most of the words is shown to somebody who asks, and is nothing to write about.
  const sought = words?.isPartial ? null : readFilters(filters, words, context.clock.now())
  if (!sought) return { names: [], count: 0 }
  const since = { ...sought, narrowed: { ...sought.narrowed, found_after: foundAfter } }
  const rows = await findAgents(context.pool, since, { sort: 'relevance', after: null, limit: MOST_NAMED })
  const names = rows.slice(0, MOST_NAMED).map(({ card }) => card.name)
  return { names, count: rows.length > MOST_NAMED ? await countFound(context.pool, since) : rows.length }
}
