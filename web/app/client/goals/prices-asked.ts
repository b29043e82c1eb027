import type { Goal } from '@sojourn/contract/work/goals'
import type { AskedPrices } from '../../find/cards/use-goal-prices.ts'
import { travellersOf } from '../../words/travellers-of.ts'

/** Cards of the goal’s page tell the price for all who apply. Where `isExact`, the agents offer its very visa. */
export function pricesAsked(
  goal: Goal,
  agents: AskedPrices['agents'],
  isExact = false,
): AskedPrices | undefined {
  const { id, destination_country, purpose, programme } = goal
  if (travellersOf(goal).length === 0) return undefined
  const visa = isExact ? programme?.id : undefined
  return { goalId: String(id), agents, place: { country: destination_country.id, purpose: purpose.id, visa } }
}
