import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addReading, findReading } from './paper-store.ts'
import { openReading, sealConfirmed, sealFindings } from './sealed-readings.ts'

interface Copied {
  from: string
  /** The copy has the same bytes and the same owner. */
  to: string
  ownerId: string
}

/** A confirmed reading of a file holds for its copy. False means that the copy must be read, as nothing is known yet. */
export async function copyReading(context: Context, tx: Tx, { from, to, ownerId }: Copied) {
  const row = await findReading(tx, from)
  if (row?.owner_id !== ownerId || row.status === 'waiting') return false
  const { status, found, confirmed } = openReading(context, row)
  if (status === 'read' && !found) return false
  const now = context.clock.now()
  await addReading(tx, {
    file_id: to,
    owner_id: ownerId,
    status,
    read_at: now,
    created_at: now,
    found: found && sealFindings(context, to, found),
    ...(confirmed && { confirmed: sealConfirmed(context, to, confirmed), confirmed_at: now }),
  })
  return true
}
