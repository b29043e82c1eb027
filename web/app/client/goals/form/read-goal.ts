import type { ShownTraveller } from '@sojourn/contract/work/travellers'
import { readTravellers } from '../../../hire/goal/traveller-values.ts'
import { readTexts } from '../../../ui/form/use-form.ts'
import { readPassports } from '../../../ui/place/passport-fields.tsx'

export function readGoal(data: FormData, before: readonly ShownTraveller[] = []) {
  const { name, expected_delivery_date, comment } = readTexts(data)
  return { name, expected_delivery_date, comment, ...readJourney(data, before) }
}

/** Fields left empty are taken away; those that still wait for their list stay as they are. */
function readJourney(data: FormData, before: readonly ShownTraveller[]) {
  const { visa_id, stay_days, passport_expires_on } = readTexts(data)
  return {
    ...readTravellers(data, before),
    ...(data.has('passport') && readPassports(data)),
    ...(visa_id !== undefined && { visa_id: visa_id || null }),
    ...(stay_days !== undefined && { stay_days: stay_days ? Number(stay_days) : null }),
    ...(passport_expires_on !== undefined && { passport_expires_on: passport_expires_on || null }),
  }
}

export function readAim(data: FormData) {
  const { destination_country, purpose } = readTexts(data)
  return { destination_country, purpose }
}
