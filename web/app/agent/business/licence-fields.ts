import type { Licence } from '@sojourn/contract/supply/business'
import { readTexts } from '../../ui/form/use-form.ts'
import { withScheme } from './business-fields.ts'

export const licenceDefaults = (licence: Licence | null): Record<string, string> =>
  licence
    ? {
        country: licence.country.id,
        regulator: licence.regulator.code,
        licence_class: licence.licence_class?.code ?? '',
        number: licence.number,
        valid_until: licence.valid_until,
        register_url: licence.register_url ?? '',
      }
    : {}

export function readLicence(data: FormData) {
  const { register_url, ...texts } = readTexts(data)
  // A regulator without classes shows no field for one; a field left empty is told.
  const classless = data.has('licence_class') ? {} : { licence_class: null }
  return { ...texts, ...classless, register_url: withScheme(register_url) }
}
