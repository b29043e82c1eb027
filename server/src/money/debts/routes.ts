import * as calls from '@sojourn/contract/money/debts'
import { handle } from '../../platform/http/handler.ts'
import { billDebt } from './bill-debt.ts'
import { showDebts } from './show-debts.ts'

export const debtHandlers = [
  handle(calls.showDebts, async ({ context, actor }) => ({ data: await showDebts(context, actor) })),

  handle(calls.billDebt, async ({ context, actor, body }) => ({
    data: await billDebt(context, actor, body.currency),
  })),
]
