import * as calls from '@sojourn/contract/staff-ledger'
import { askForCheck } from '../ledger/ask-for-check.ts'
import { showLedger } from '../ledger/show-ledger.ts'
import { handle } from '../platform/http/handler.ts'

export const staffLedgerHandlers = [
  handle(calls.showLedger, async ({ context }) => ({ data: await showLedger(context) })),

  handle(calls.checkLedger, async ({ context, actor }) => ({ data: await askForCheck(context, actor) })),
]
