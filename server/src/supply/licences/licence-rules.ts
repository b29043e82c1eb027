import { type NewLicence, SELECT_CLASS } from '@sojourn/contract/supply/business'
import type { Context } from '../../context.ts'
import { regulatorsIn } from '../../ground/reference/licences/regulators-in.ts'
import { dayOf } from '../../platform/clock.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'

export const MOST_LICENCES = 30

export const alreadyThere = () =>
  invalidField('regulator', 'you have already added a licence of this regulator')

export const tooMany = () =>
  new Refusal('not_now', { message: `You can keep ${MOST_LICENCES} licences here. Remove one first.` })

/** The regulator is one of those the catalogue knows, where it knows any; a licence that has ended proves nothing. */
export async function checkLicence(context: Context, licence: NewLicence) {
  const { country, regulator, licence_class, valid_until } = licence
  const regulators = await regulatorsIn(context, country)
  if (!regulators) throw invalidField('country', 'please select a country')
  if (regulators.length > 0 && !regulators.some(({ code }) => code === regulator))
    throw invalidField('regulator', 'please select a regulator')
  checkClass(regulators.find(({ code }) => code === regulator)?.classes ?? [], licence_class)
  if (valid_until < dayOf(context.clock.now()))
    throw invalidField('valid_until', 'please enter a date in the future')
}

/** A regulator's licence is of one of its classes, and of none where it has none. */
export function checkClass(classes: readonly { code: string }[], wanted: string | null | undefined) {
  if (classes.length === 0 ? wanted != null : !classes.some(({ code }) => code === wanted))
    throw invalidField('licence_class', SELECT_CLASS)
}
