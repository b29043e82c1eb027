import * as calls from '@sojourn/contract/money/wallets'
import { handle } from '../../platform/http/handler.ts'
import { linkWallet } from './linking/link-wallet.ts'
import { listWalletTypes } from './linking/list-types.ts'
import { openOnboarding } from './linking/open-onboarding.ts'
import { unlinkWallet } from './linking/unlink-wallet.ts'
import { requestWalletCode, tryWalletCode } from './linking/wallet-code.ts'
import { listMovements } from './list-movements.ts'
import { cancelPayout } from './payouts/cancel-payout.ts'
import { listPayouts } from './payouts/list-payouts.ts'
import { setSchedule } from './payouts/set-schedule.ts'
import { withdraw } from './payouts/withdraw.ts'
import { showWallet } from './show-wallet.ts'
import { statementCsv, statementPdf } from './statements/statement.ts'

/** A file that is only ever kept, whatever it says. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export const walletHandlers = [
  handle(calls.showWallet, async ({ context, actor, query }) => ({
    data: await showWallet(context, actor, query),
  })),

  handle(calls.listWalletMovements, ({ context, actor, query }) => listMovements(context, actor, query)),

  handle(calls.listPayouts, ({ context, actor, query }) => listPayouts(context, actor, query)),

  handle(calls.listWalletTypes, async ({ context }) => ({ data: listWalletTypes(context) })),

  handle(calls.requestWalletCode, async ({ context, actor, body }) => ({
    data: await requestWalletCode(context, actor, body.act),
  })),

  handle(calls.linkWallet, async ({ context, actor, body }) => ({
    data: await linkWallet(context, actor, body),
  })),

  handle(calls.openOnboarding, async ({ context, actor, body }) => ({
    data: await openOnboarding(context, actor, body.otp),
  })),

  handle(calls.unlinkWallet, async ({ context, actor, body }) => ({
    data: await unlinkWallet(context, actor, body.otp),
  })),

  handle(calls.setPayoutSchedule, async ({ context, actor, body }) => ({
    data: await setSchedule(context, actor, body),
  })),

  handle(
    calls.withdraw,
    async ({ context, actor, body }, codeId: string) => ({
      data: await withdraw(context, actor, { amount: body.amount, currency: body.currency }, codeId),
    }),
    {
      async prepare({ context, actor, body }) {
        await context.limits.take('withdrawal', { account: actor.id })
        return tryWalletCode(context, actor, 'withdraw', body.otp)
      },
    },
  ),

  handle(calls.cancelPayout, async ({ context, actor, params }) => ({
    data: await cancelPayout(context, actor, params.id),
  })),

  handle(calls.downloadStatementCsv, async ({ context, actor, params, reply }) => {
    const { content, name } = await statementCsv(context, actor, params.month)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-security-policy', FILE_POLICY)
    return content
  }),

  handle(calls.downloadStatementPdf, async ({ context, actor, params, reply }) => {
    const { content, name } = await statementPdf(context, actor, params.month)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-security-policy', FILE_POLICY)
    return content
  }),
]
