import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { formerEmails } from '../../../people/identity/guards-changed.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import { readerOf } from '../reader-store.ts'
import { walletChangedMail } from '../wallet-mails.ts'

interface Change {
  agentId: string
  key: string
  did: string
  pausedUntil: Date | null
}

/** To the agent, and to the address they had before where it changed lately. */
export async function tellOfChange(context: Context, tx: Tx, { agentId, ...change }: Change) {
  const reader = await readerOf(tx, agentId)
  const since = new Date(context.clock.now().getTime() - (await ruleMs(tx, 'payout_pause')))
  const emails = new Set([reader.email, ...(await formerEmails(tx, agentId, since))])
  await enqueueMails(
    context,
    tx,
    [...emails].map((email) => walletChangedMail({ email, timezone: reader.timezone }, change)),
  )
}
