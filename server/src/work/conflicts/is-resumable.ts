import type { ValueOf } from '../../platform/database/value-of.ts'

/** An order in one of these can stop for a conflict and go on where it was. */
export const isResumable = (
  status: ValueOf<'client_order', 'status'>,
): status is 'paid' | 'ongoing' | 'completed' =>
  status === 'paid' || status === 'ongoing' || status === 'completed'
