import type { Reader } from '../../platform/database/database.ts'
import { findRegistration } from './business-store.ts'

/** Each line is a register; there is none where they did not tell us. */
export async function registeredAs(db: Reader, agentId: string): Promise<string[]> {
  const business = await findRegistration(db, agentId)
  if (!business) return []
  const { legal_name, street, postal_code, city, alt_city, country_name } = business
  return [legal_name, `${street}, ${postal_code} ${alt_city ?? city}`, country_name]
}
