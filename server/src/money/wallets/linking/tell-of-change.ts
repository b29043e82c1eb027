import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { formerEmails } from '../../../people/identity/guards-changed.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import { readerOf } from '../reader-store.ts'
import { walletChangedMail } from '../wallet-mails.ts'

interface Change {
  agentId: string
  key: string
  did: string
  pausedUntil: Date | null
}

/** Whoever has taken an account over may wait out a pause before they change where the money goes. */
const FORMER_MS = 30 * DAY_MS

/** To the agent, in the app too, and to every address they had lately. */
export async function tellOfChange(context: Context, tx: Tx, { agentId, ...change }: Change) {
  const reader = await readerOf(tx, agentId)
  const since = new Date(context.clock.now().getTime() - FORMER_MS)
  const emails = new Set([reader.email, ...(await formerEmails(tx, agentId, since))])
  await enqueueMails(
    context,
    tx,
    [...emails].map((email) => walletChangedMail({ email, timezone: reader.timezone }, change)),
  )
  await tell(context, tx, { fact: 'wallet_changed', agent: agentId }, SYSTEM)
}
