import type { Tx } from '../../platform/database/database.ts'

interface NewMessage {
  name: string
  email: string
  subject: string
  message: string
  created_at: Date
}

export const addContactMessage = (tx: Tx, message: NewMessage) =>
  tx.insertInto('contact_message').values(message).returning('id').executeTakeFirstOrThrow()
