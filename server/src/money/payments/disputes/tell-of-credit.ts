import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { findPayer } from '../store.ts'
import { creditOnHoldMail, debtMail } from './credit-and-bank-mails.ts'

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
  const client = await findPayer(tx, about.client)
  if (client && !client.deleted_at) await enqueueMail(context, tx, creditOnHoldMail(client, about))
}

/** And what they owe from now on. */
export async function tellOfDebt(context: Context, tx: Tx, about: About) {
  if (about.amount === 0) return
  const client = await findPayer(tx, about.client)
  if (client && !client.deleted_at) await enqueueMail(context, tx, debtMail(client, about))
}
