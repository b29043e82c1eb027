import type { ComparedAgent, SearchFilters } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../../context.ts'
import { cardsOf } from '../card-store.ts'
import { aimOf } from '../search-criteria.ts'
import { viewFoundAgent } from '../view.ts'
import { whoTakeQuestions } from './compare-store.ts'

interface Asked extends Pick<SearchFilters, 'country' | 'visa' | 'purpose'> {
  ids: string[]
}

/** They come in the order asked for; who cannot be found now is left out. */
export async function compareAgents(
  { db, pool }: Context,
  { ids, ...wanted }: Asked,
): Promise<ComparedAgent[]> {
  const [cards, takers] = await Promise.all([cardsOf(pool, ids, aimOf(wanted)), whoTakeQuestions(db, ids)])
  return cards.map(viewFoundAgent).map((agent) => ({ ...agent, takes_questions: takers.has(agent.uuid) }))
}
