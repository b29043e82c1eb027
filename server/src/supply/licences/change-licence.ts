import type { changeLicence as call, NewLicence } from '@sojourn/contract/supply/business'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { alreadyThere, checkLicence } from './licence-rules.ts'
import { findLicence, lockHolder, lockLicence, resubmitLicence } from './licence-store.ts'
import { viewLicence } from './licence-view.ts'

const STANDS = new Set(['pending', 'verified'])

type Changes = z.output<(typeof call)['body']>

/** A changed licence was not confirmed: it waits for staff again. */
export async function changeLicence(context: Context, actor: Person, licenceId: string, changes: Changes) {
  await context.limits.take('licence', { account: actor.id })
  return transact(context, async (tx) => {
    await lockHolder(tx, actor.id)
    const known = await lockLicence(tx, licenceId, actor.id)
    if (!known) throw new Refusal('not_found')
    const { country_iso, class_code, status, ...rest } = known
    const before: NewLicence = { country: country_iso, licence_class: class_code, ...rest }
    const after = merge(before, changes)
    // A licence that was sent back or has ended may go again as it is; one that waits or holds is left alone.
    if (!isSame(before, after) || !STANDS.has(status)) {
      await checkLicence(context, after)
      const {
        country,
        regulator,
        licence_class: class_code = null,
        number,
        valid_until,
        register_url = null,
      } = after
      const changed = { country_iso: country, regulator, class_code, number, valid_until, register_url }
      if (!(await resubmitLicence(context, tx, licenceId, changed, context.clock.now()))) throw alreadyThere()
      await tell(context, tx, { fact: 'licence_changed', agent: actor.id })
    }
    const row = await findLicence(tx, licenceId)
    if (!row) throw new Refusal('not_found')
    return viewLicence(row)
  })
}

const merge = (before: NewLicence, { register_url, licence_class, ...changes }: Changes): NewLicence => ({
  country: changes.country ?? before.country,
  regulator: changes.regulator ?? before.regulator,
  licence_class: licence_class === undefined ? keptClass(before, changes) : licence_class,
  number: changes.number ?? before.number,
  valid_until: changes.valid_until ?? before.valid_until,
  register_url: register_url === undefined ? before.register_url : register_url,
})

/** A class belongs to its regulator: another one begins without. */
const keptClass = (before: NewLicence, { country, regulator }: Changes) =>
  (country ?? before.country) === before.country && (regulator ?? before.regulator) === before.regulator
    ? before.licence_class
    : null

const isSame = (before: NewLicence, after: NewLicence) =>
  (Object.keys(after) as (keyof NewLicence)[]).every((field) => before[field] === after[field])
