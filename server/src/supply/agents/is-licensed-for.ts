import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { gateBefore } from '../licences/licence-gate.ts'
import { keptCountriesOnLicence, loadLicenceGate } from '../licences/load-licence-gate.ts'

/** Their licences are read only where the country wants one. */
export async function isLicensedFor(
  context: Pick<Context, 'pool' | 'clock'>,
  db: Reader,
  agentId: string,
  aim: { country: string; visa: string },
) {
  if (!(await keptCountriesOnLicence(context, db)).has(aim.country)) return true
  return gateBefore(await loadLicenceGate(context, db, agentId, dayOf(context.clock.now())), aim) === 'open'
}
