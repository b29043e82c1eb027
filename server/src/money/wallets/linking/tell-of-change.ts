import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { formerEmails } from '../../../people/identity/guards-changed.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import type { WalletChange } from '../wallet-mails.ts'

interface Change extends Omit<WalletChange, 'formerly'> {
  agentId: string
}

/** Whoever has taken an account over may wait out a pause before they change where the money goes. */
const FORMER_MS = 30 * DAY_MS

/** To the agent, in the app too, and to every address they had lately. */
export async function tellOfChange(context: Context, tx: Tx, { agentId, ...change }: Change) {
  const since = new Date(context.clock.now().getTime() - FORMER_MS)
  const formerly = await formerEmails(tx, agentId, since)
  await tell(context, tx, { fact: 'wallet_changed', agent: agentId, along: { ...change, formerly } }, SYSTEM)
}
