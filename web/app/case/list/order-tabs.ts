import { type OrderState, orderStates, type Side, statesFor } from '../../words/order-words.ts'

const ALL = 'all'

type Counts = Record<OrderState | 'total', number>

/** A tab for each state in which one side has orders, and for the one that is shown. */
export const orderTabs = (side: Side, counts: Counts | undefined, shown: string | null) => [
  { id: ALL, label: 'All', count: counts?.total ?? null },
  ...statesFor(side)
    .filter((state) => state === shown || (counts?.[state] ?? 0) > 0)
    .map((state) => ({
      id: state,
      label: orderStates[state].name,
      count: counts?.[state] ?? null,
    })),
]
