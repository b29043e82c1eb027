import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockReading, setConfirmed } from './paper-store.ts'
import { sealConfirmed } from './sealed-readings.ts'

/** Only what the owner confirms is compared with anything. */
export async function confirmReading(
  context: Context,
  tx: Tx,
  { fileId, personId, fields }: { fileId: string; personId: string; fields: PaperFields },
) {
  const reading = await lockReading(tx, fileId)
  if (!reading || reading.owner_id !== personId) throw new Refusal('not_found')
  if (reading.status === 'waiting')
    throw new Refusal('not_now', { message: 'We are still reading this file. Please try again in a moment.' })
  await setConfirmed(tx, fileId, sealConfirmed(context, fileId, fields), context.clock.now())
}
