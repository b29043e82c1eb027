import { type OrderState, orderStates, type Side, statesFor } from '../../words/order-words.ts'

const ALL = 'all'

type Counts = Record<OrderState | 'total', number>

/** A tab for each state one side can filter by, with how many orders there are. */
export const orderTabs = (side: Side, counts: Counts | undefined) => [
  { id: ALL, label: 'All', count: counts?.total ?? null },
  ...statesFor(side).map((state) => ({
    id: state,
    label: orderStates[state].name,
    count: counts?.[state] ?? null,
  })),
]
