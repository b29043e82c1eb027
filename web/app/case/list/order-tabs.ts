import { t } from '@sojourn/contract/words/t'
import { filterName, type OrderState, type Side, statesOfOrders } from '../../words/order-words.ts'

const ALL = 'all'

type Counts = Record<OrderState | 'total', number>

/** A tab for each state in which one side has orders, and for the one that is shown. */
export const orderTabs = (side: Side, counts: Counts | undefined, shown: string | null) => [
  { id: ALL, label: t('All'), count: counts?.total ?? null },
  ...statesOfOrders
    .filter((state) => state === shown || (counts?.[state] ?? 0) > 0)
    .map((state) => ({
      id: state,
      label: filterName(state, side),
      count: counts?.[state] ?? null,
    })),
]
