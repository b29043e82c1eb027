import type { Context } from '../../../context.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { findReserver } from './email-change-store.ts'

/** The old address of an account can undo its change of email for so long. */
export const UNDO_MS = 72 * HOUR_MS

/** Returns true while the owner of another account may still take this address back. */
export async function isEmailInReserve(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  email: string,
  personId?: string,
) {
  const reserver = await findReserver(db, email, new Date(clock.now().getTime() - UNDO_MS))
  return reserver !== undefined && reserver !== personId
}
