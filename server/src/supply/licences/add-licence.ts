import type { NewLicence } from '@sojourn/contract/supply/business'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { alreadyThere, checkLicence, MOST_LICENCES, tooMany } from './licence-rules.ts'
import { addLicence as add, countLicences, findLicence, lockHolder } from './licence-store.ts'
import { viewLicence } from './licence-view.ts'

/** It waits for staff from now on and counts for nothing until they have confirmed it. */
export async function addLicence(context: Context, { id }: Person, licence: NewLicence) {
  await checkLicence(context, licence)
  await context.limits.take('licence', { account: id })
  return transact(context, async (tx) => {
    if (!(await lockHolder(tx, id))) throw new Refusal('not_found')
    if ((await countLicences(tx, id)) >= MOST_LICENCES) throw tooMany()
    const now = context.clock.now()
    const { country, regulator, licence_class, number, valid_until, register_url } = licence
    const added = await add(tx, {
      agent_id: id,
      country_iso: country,
      regulator,
      class_code: licence_class ?? null,
      number,
      valid_until,
      register_url: register_url ?? null,
      submitted_at: now,
      created_at: now,
    })
    const row = added && (await findLicence(tx, added.id))
    if (!row) throw alreadyThere()
    return viewLicence(row)
  })
}
