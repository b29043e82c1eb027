import type { NewLicence } from '@sojourn/contract/supply/business'
import type { Context } from '../../context.ts'
import { regulatorsIn } from '../../ground/reference/regulators-in.ts'
import { dayOf } from '../../platform/clock.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'

export const MOST_LICENCES = 30

export const alreadyThere = () =>
  invalidField('regulator', 'you have already added a licence of this regulator')

export const tooMany = () =>
  new Refusal('not_now', { message: `You can keep ${MOST_LICENCES} licences here. Remove one first.` })

/** Where the catalogue knows who licenses advisers, it is one of those; a licence that has ended proves nothing. */
export async function checkLicence(context: Context, { country, regulator, valid_until }: NewLicence) {
  const regulators = await regulatorsIn(context, country)
  if (!regulators) throw invalidField('country', 'please select a country')
  if (regulators.length > 0 && !regulators.some(({ code }) => code === regulator))
    throw invalidField('regulator', 'please select a regulator')
  if (valid_until < dayOf(context.clock.now()))
    throw invalidField('valid_until', 'please enter a date in the future')
}
