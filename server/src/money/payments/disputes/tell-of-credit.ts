import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'

interface About {
  client: string
  key: string
  amount: number
  currency: string
}

/** Its client reads what a bank does to their credit; nothing where nothing is left of it. */
export async function tellOfCredit(
  context: Context,
  tx: Tx,
  about: About & { payment: string; end: 'held' | 'free' | 'taken' },
) {
  if (about.amount === 0) return
  const { client: person, ...along } = about
  await tell(context, tx, { fact: 'credit_with_bank', person, along })
}

/** And what they owe from now on. */
export async function tellOfDebt(context: Context, tx: Tx, about: About) {
  if (about.amount === 0) return
  const { client: person, ...along } = about
  await tell(context, tx, { fact: 'credit_owed', person, along })
}
