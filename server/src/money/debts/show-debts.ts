import type { ClientDebt } from '@sojourn/contract/money/debts'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { debtsOfClient } from '../ledger/debt-of-client.ts'

export const showDebts = async ({ db }: Context, { id }: Person): Promise<ClientDebt[]> =>
  (await debtsOfClient(db, id)).map((amount) => ({ amount }))
