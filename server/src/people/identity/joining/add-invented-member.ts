import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addMember } from './add-member.ts'

interface Invented {
  id: string
  email: string
  first_name: string
  last_name: string
  home: 'subscriber' | 'consultant'
  password_hash: string
}

/** Undefined means that they were there before, under this id or this email. */
export const addInventedMember = (context: Context, tx: Tx, invented: Invented) =>
  addMember(context, tx, { ...invented, isEmailProven: true })
