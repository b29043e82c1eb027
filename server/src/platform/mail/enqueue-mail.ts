import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import type { Mail } from './mail.ts'
import { sendMail } from './send-mail.ts'

/** The mail goes out after this transaction has committed, and only then. */
export const enqueueMail = (context: Context, tx: Tx, mail: Mail) => context.jobs.enqueue(tx, sendMail, mail)
