import type { FoundAgent } from '@sojourn/contract/supply/discovery'
import type { Context } from '../../context.ts'
import { cardsOf, plainCardsOf } from './card-store.ts'
import { viewFoundAgent } from './view.ts'

interface Shown {
  available: boolean
  consultant: FoundAgent
}

/** Agents as cards, also those who cannot be hired now; who deleted their account has none. */
export async function showCards({ pool }: Context, ids: string[]): Promise<Map<string, Shown>> {
  const cards = new Map<string, Shown>()
  for (const row of await cardsOf(pool, ids))
    cards.set(row.agent_id, { available: true, consultant: viewFoundAgent(row) })
  const missing = ids.filter((id) => !cards.has(id))
  if (missing.length === 0) return cards
  for (const row of await plainCardsOf(pool, missing)) {
    const consultant = { ...viewFoundAgent(row), verified: row.verified }
    cards.set(row.agent_id, { available: false, consultant })
  }
  return cards
}
