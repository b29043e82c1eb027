import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { gateBefore } from '../licences/licence-gate.ts'
import { loadLicenceGate } from '../licences/load-licence-gate.ts'

export const isLicensedFor = async (
  context: Pick<Context, 'pool' | 'clock'>,
  db: Reader,
  agentId: string,
  aim: { country: string; visa: string },
) => gateBefore(await loadLicenceGate(context, db, agentId, dayOf(context.clock.now())), aim) === 'open'
