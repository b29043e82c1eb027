import type { Context } from '../../../context.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { isReserved } from './email-change-store.ts'

/** The old address of an account can undo its change of email for so long. */
export const UNDO_MS = 72 * HOUR_MS

/** Returns true while the owner of an account may still take this address back. */
export const isEmailInReserve = ({ clock }: Pick<Context, 'clock'>, db: Reader, email: string) =>
  isReserved(db, email, new Date(clock.now().getTime() - UNDO_MS))
