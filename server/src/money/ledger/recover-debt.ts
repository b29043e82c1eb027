import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Entry } from './post-entry.ts'
import { postWithHoldings } from './post-with-holdings.ts'
import { debtRecovered } from './templates/debt-templates.ts'

interface Owed extends Pick<Entry, 'cause' | 'orderId' | 'actorId' | 'requestId'> {
  agent: string
  currency: string
}

/** L11, wherever an agent may owe and have at once: what is available pays first. Answers whether anything was taken. */
export const recoverDebt = (context: Pick<Context, 'clock'>, tx: Tx, { agent, currency, ...entry }: Owed) =>
  postWithHoldings(context, tx, { ...entry, agent, currency }, (holdings) =>
    debtRecovered({ currency, agent, holdings }),
  )
