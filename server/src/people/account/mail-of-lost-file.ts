import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { lostFileMail } from './account-mails.ts'
import { findAccount } from './store.ts'

interface Lost {
  person: string
  file: string
  sent_at: string
}

export async function mailOfLostFile(context: Context, tx: Tx, { person, file, sent_at }: Lost) {
  const account = await findAccount(tx, person)
  if (account) await enqueueMail(context, tx, lostFileMail(account, file, new Date(sent_at)))
}
