import * as calls from '@sojourn/contract/desk/staff-payouts'
import { clientMoneyCsv, showClientMoney } from '../../money/ledger/client-money/show-client-money.ts'
import { openBankDetails } from '../../money/wallets/linking/open-bank-details.ts'
import {
  approvePayout,
  failByHand,
  finishByHand,
  sendByHand,
} from '../../money/wallets/payouts/handle-by-hand.ts'
import { pausePayouts, resumePayouts, showPayoutPause } from '../../money/wallets/payouts/pause-payouts.ts'
import { retryPayout } from '../../money/wallets/payouts/retry-payout.ts'
import { listStaffPayouts } from '../../money/wallets/payouts/staff-payouts.ts'
import { handle } from '../../platform/http/handler.ts'

export const staffPayoutHandlers = [
  handle(calls.listStaffPayouts, ({ context, actor, query }) => listStaffPayouts(context, actor, query)),

  handle(calls.approvePayout, async ({ context, actor, params }) => ({
    data: await approvePayout(context, actor, params.id),
  })),

  handle(calls.sendPayoutByHand, async ({ context, actor, params, body }) => ({
    data: await sendByHand(context, actor, params.id, body.reference),
  })),

  handle(calls.finishPayout, async ({ context, actor, params }) => ({
    data: await finishByHand(context, actor, params.id),
  })),

  handle(calls.failPayout, async ({ context, actor, params, body }) => ({
    data: await failByHand(context, actor, params.id, body.reason),
  })),

  handle(calls.retryPayout, async ({ context, actor, params }) => ({
    data: await retryPayout(context, actor, params.id),
  })),

  handle(calls.showBankDetails, async ({ context, actor, params }) => ({
    data: await openBankDetails(context, actor, params.id),
  })),

  handle(calls.showPayoutPause, async ({ context, params }) => ({
    data: await showPayoutPause(context, params.id),
  })),

  handle(calls.pausePayouts, async ({ context, actor, params, body }) => ({
    data: await pausePayouts(context, actor, params.id, body.reason),
  })),

  handle(calls.resumePayouts, async ({ context, actor, params }) => {
    await resumePayouts(context, actor, params.id)
  }),

  handle(calls.showClientMoney, async ({ context, query }) => ({
    data: await showClientMoney(context, query.until),
  })),

  handle(calls.downloadClientMoney, async ({ context, params, reply }) => {
    const { content, name } = clientMoneyCsv(context, params.day)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return content
  }),
]
