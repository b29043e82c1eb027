import * as staffCalls from '@sojourn/contract/desk/staff-debts'
import * as calls from '@sojourn/contract/money/debts'
import { handle } from '../../platform/http/handler.ts'
import { debtsOfClient } from '../ledger/debt-of-client.ts'
import { billDebt } from './bill-debt.ts'
import { approveRelief, refuseRelief } from './decide-relief.ts'
import { listStaffDebts } from './list-staff-debts.ts'
import { proposeRelief } from './propose-relief.ts'

export const debtHandlers = [
  handle(calls.showDebts, async ({ context, actor }) => ({
    data: (await debtsOfClient(context.db, actor.id)).map((amount) => ({ amount })),
  })),

  handle(calls.billDebt, async ({ context, actor, body }) => ({
    data: await billDebt(context, actor, body.currency),
  })),

  handle(staffCalls.listStaffDebts, ({ context, actor, query }) => listStaffDebts(context, actor, query)),

  handle(staffCalls.proposeDebtRelief, async ({ context, actor, params, body }) => ({
    data: await proposeRelief(context, actor, params.id, body),
  })),

  handle(staffCalls.approveDebtRelief, async ({ context, actor, params }) => ({
    data: await approveRelief(context, actor, params),
  })),

  handle(staffCalls.refuseDebtRelief, async ({ context, actor, params }) => ({
    data: await refuseRelief(context, actor, params),
  })),
]
