import type { Reader } from '../../platform/database/database.ts'
import { countToDo, moneyHeldFor } from './orders-of-agent-store.ts'

/** Each number is as many as the list it leads to, and the money is by the books. */
export async function ordersOfAgent(db: Reader, id: string, now: Date) {
  const [counts, money] = await Promise.all([countToDo(db, id, now), moneyHeldFor(db, id)])
  return {
    ...counts,
    money: money.map(({ currency, held, clearing }) => ({
      held: { amount: held, currency },
      clearing: { amount: clearing, currency },
    })),
  }
}
