import type { Tx } from '../../../platform/database/database.ts'
import { setZoneIfNone } from '../person-store.ts'

/** The zone somebody's browser is in is theirs, as long as they have chosen none. */
export async function keepZone(tx: Tx, personId: string, zone: string | null) {
  if (zone) await setZoneIfNone(tx, personId, zone)
}
