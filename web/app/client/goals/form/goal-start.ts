import { isDay } from '@sojourn/contract/dates/day-steps'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'

interface Named {
  id: string
  name: string
}

/** The lists that the codes of an address are looked up in. */
interface Known {
  countries: readonly Named[]
  purposes: readonly Named[]
  visas: readonly Named[]
}

const NOTHING: Known = { countries: [], purposes: [], visas: [] }

export type GoalStart = ReturnType<typeof goalStart>

/** Words of the address that are on none of our lists are left out. */
export function goalStart(params: URLSearchParams, known: Known = NOTHING) {
  const named = (list: readonly Named[], id: string | null | undefined) =>
    list.find((one) => one.id.toLowerCase() === id?.toLowerCase())
  const country = named(known.countries, params.get('country'))
  const purpose = named(known.purposes, params.get('purpose'))
  const visa = named(known.visas, params.get('visa'))
  const residence = named(known.countries, params.get('residence'))
  const passports = [
    ...new Set(['passport', 'passport2'].map((name) => named(known.countries, params.get(name)))),
  ].filter((one) => one !== undefined)
  const stay = /^[1-9]\d{0,3}$/.exec(params.get('stay') ?? '')?.[0] ?? ''
  const asked = params.get('date') ?? ''
  const date = isDay(asked) ? asked : ''
  const comment = [
    passports.length > 0 &&
      t('Passport: {names}.', { names: passports.map(({ name }) => name).join(t(' and ')) }),
    residence && t('Country of residence: {name}.', { name: residence.name }),
    visa && t('Visa from the guide: {name}.', { name: visa.name }),
    stay &&
      t('{count, plural, one {Length of stay: # day.} other {Length of stay: # days.}}', {
        count: Number(stay),
      }),
  ].filter(Boolean)
  return {
    /** A text typed for one journey does not come up in another. */
    draftKey: params.size > 0 ? `new-goal?${params}` : 'new-goal',
    texts: {
      name:
        country && purpose
          ? t('{purpose} in {country}', { purpose: purpose.name, country: country.name })
          : '',
      destination_country: country?.id ?? '',
      purpose: purpose?.id ?? '',
      visa_id: visa?.id ?? '',
      stay_days: stay,
      expected_delivery_date: date,
      comment: comment.join(' '),
    },
    journey: {
      passports: passports.map(({ id }) => id),
      residence: residence?.id ?? null,
      isKnown: comment.length > 0,
    },
  }
}

/** Returns true if a goal knows something of the journey beyond where and why. */
export const isJourneyTold = ({ passports, residence, programme, stay_days, passport_expires_on }: Goal) =>
  passports.length > 0 || [residence, programme, stay_days, passport_expires_on].some((one) => one !== null)
