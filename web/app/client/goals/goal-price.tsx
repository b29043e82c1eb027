import type { AgentCard } from '@sojourn/contract/supply/agents'
import type { Goal } from '@sojourn/contract/work/goals'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { PriceFrom } from '../../find/cards/agent-card.tsx'
import { travellersOf } from '../../words/travellers-of.ts'

const PriceForAll = lazyPart(() =>
  import('../../find/cards/load-price.ts').then(({ loadPrice }) => loadPrice()),
)

interface Props {
  agent: AgentCard
  /** All that are shown together. */
  agents: readonly AgentCard[]
  goal: Goal
  /** They offer the very visa of the goal, and not only something for its purpose. */
  isExact?: boolean
}

/** The price on a card of the goal’s page, for all who apply. */
export function GoalPrice({ agent, agents, goal, isExact = false }: Props) {
  const { id, destination_country, purpose, programme } = goal
  const price = <PriceFrom from={agent.price_from} />
  if (travellersOf(goal).length === 0) return price
  const place = {
    country: destination_country.id,
    purpose: purpose.id,
    visa: isExact ? programme?.id : undefined,
  }
  return (
    <Waits fallback={price}>
      <PriceForAll agent={agent} asked={{ goalId: String(id), agents, place }} isOfCard>
        {price}
      </PriceForAll>
    </Waits>
  )
}
