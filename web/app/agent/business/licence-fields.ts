import type { Licence } from '@sojourn/contract/supply/business'
import { readTexts } from '../../ui/form/use-form.ts'
import { withScheme } from './business-fields.ts'

export const licenceDefaults = (licence: Licence | null): Record<string, string> =>
  licence
    ? {
        country: licence.country.id,
        regulator: licence.regulator.code,
        number: licence.number,
        valid_until: licence.valid_until,
        register_url: licence.register_url ?? '',
      }
    : {}

export function readLicence(data: FormData) {
  const { register_url, ...texts } = readTexts(data)
  return { ...texts, register_url: withScheme(register_url) }
}
