import type { Reader } from '../../platform/database/database.ts'
import { findOffer } from './store.ts'

/** Null means that nobody can order it. */
export async function aimOfService(db: Reader, serviceId: string) {
  const service = await findOffer(db, serviceId)
  return service ? { country: service.country_iso, purposes: service.visa_purposes ?? [] } : null
}
