import type { Context } from '../../context.ts'
import { keptWithReference } from '../../ground/reference/kept-reference.ts'
import { kindsOfLicences } from '../../ground/reference/licences/kinds-of-licences.ts'
import type { Reader } from '../../platform/database/database.ts'
import { countriesOnLicence } from './countries-licensed.ts'
import type { LicenceGate } from './licence-gate.ts'
import { licencesWithClasses } from './licence-store.ts'

type Kept = Pick<Context, 'pool' | 'clock'>

export const keptCountriesOnLicence = (context: Kept, db: Reader) =>
  keptWithReference(context, db, 'countries on licence', () => countriesOnLicence(db))

/** The gate as it stands for an agent on this day (YYYY-MM-DD, UTC). */
export async function loadLicenceGate(
  context: Kept,
  db: Reader,
  agentId: string,
  today: string,
): Promise<LicenceGate> {
  const held = await licencesWithClasses(db, agentId, today)
  const readKinds = () => keptWithReference(context, db, 'kinds of licences', () => kindsOfLicences(db))
  return {
    onLicence: await keptCountriesOnLicence(context, db),
    kinds: held.length > 0 ? await readKinds() : [],
    held: held.map(({ country_iso, regulator, class_code }) => ({
      country: country_iso,
      regulator,
      classCode: class_code,
    })),
  }
}
