import type { Reader, Tx } from '../database/database.ts'

interface MailBody {
  id: string
  sealed: Buffer
  created_at: Date
  /** Mails that wait name their reader and fact. */
  person_id: string | null
  fact_id: string | null
  due_at: Date | null
  /** The mail tells of it, if that can be undone. */
  about_id: string | null
  /** One of these facts of that order ends what the mail tells of. */
  over_order: string | null
  over_by: string[]
}

export const addMailBodies = (tx: Tx, bodies: MailBody[]) =>
  tx.insertInto('mail_body').values(bodies).execute()

export const findMailBody = (db: Reader, id: string) =>
  db.selectFrom('mail_body').select('sealed').where('id', '=', id).executeTakeFirst()

export const forgetMailBody = (tx: Tx, id: string) =>
  tx.deleteFrom('mail_body').where('id', '=', id).execute()

export const forgetMailBodiesBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('mail_body').where('created_at', '<', time).execute()
