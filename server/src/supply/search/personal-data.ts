import type { RulesOf } from '../../platform/data-rules.ts'
import { columns } from './filters.ts'

const COPY = 'worked out from what stands elsewhere, to be found by'

const copies = Object.fromEntries(columns.map((column) => [column, COPY])) as Record<
  (typeof columns)[number],
  string
>

export const discoveryData: RulesOf<
  'found_agent' | 'found_offer' | 'found_free' | 'found_word' | 'saved_search'
> = {
  found_agent: {
    marks: { agent_id: 'id' },
    shown: ['found_since', 'card'],
    withheld: { standing: COPY, rating_rank: COPY, rating: COPY, doc: COPY },
    onDeletion: 'removed',
  },
  found_offer: {
    marks: { agent_id: 'id' },
    shown: ['country_iso', 'aim'],
    withheld: {
      standing: COPY,
      rating_rank: COPY,
      cheapest_is_quickest: COPY,
      prices: COPY,
      days: COPY,
      ...copies,
    },
    onDeletion: 'removed',
  },
  found_free: {
    marks: { agent_id: 'id' },
    shown: ['next_free_at'],
    withheld: { look_again_at: COPY, coming: COPY },
    onDeletion: 'removed',
  },
  found_word: {
    notPersonal: 'single words agents are found by, under nobody; forgotten when no agent has them',
  },
  saved_search: {
    marks: { person_id: 'id' },
    shown: ['id', 'name', 'filters', 'mail', 'mailed_at', 'created_at'],
    onDeletion: 'removed',
  },
}
