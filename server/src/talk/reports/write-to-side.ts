import type { Context } from '../../context.ts'
import type { Letter } from '../../ground/facts/letters.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Side } from './decision-token.ts'
import type { ReportRow } from './store.ts'

type Reached = Pick<ReportRow, 'write_to' | 'owner_email'>

/** The mail is enqueued by hand: whoever reported may have no account, and whoever objects is known by their link alone. */
export async function writeToSide(context: Context, tx: Tx, report: Reached, side: Side, letter: Letter) {
  const to = side === 'reporter' ? report.write_to : report.owner_email
  if (to) await enqueueMail(context, tx, { ...letter, about: 'account', to })
}
