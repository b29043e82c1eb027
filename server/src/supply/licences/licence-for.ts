import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { gateBefore } from './licence-gate.ts'
import { licencesOf } from './licence-store.ts'
import { loadLicenceGate } from './load-licence-gate.ts'

/** It is in force, opens the visa and lasts longest; null means that the agent has none such. */
export async function licenceFor(
  context: Pick<Context, 'db' | 'pool' | 'clock'>,
  agentId: string,
  aim: { country: string; visa: string },
) {
  const { db } = context
  const today = dayOf(context.clock.now())
  const [rows, { kinds }] = await Promise.all([
    licencesOf(db, agentId),
    loadLicenceGate(context, db, agentId, today),
  ])
  const onLicence = new Set([aim.country])
  const [longest] = rows
    .filter(({ status, valid_until }) => status === 'verified' && valid_until >= today)
    .filter(({ country_iso: country, regulator, class_code: classCode }) => {
      return gateBefore({ onLicence, kinds, held: [{ country, regulator, classCode }] }, aim) === 'open'
    })
    .toSorted((one, other) => other.valid_until.localeCompare(one.valid_until))
  return longest
    ? {
        regulator: longest.regulator_name ?? longest.regulator,
        licence_class: longest.class_name,
        valid_until: longest.valid_until,
        register_url: longest.register_url ?? longest.regulator_url,
      }
    : null
}
