import { isCountryCode } from '../../paths/country-code.ts'

const slug = /^[a-z0-9][a-z0-9-]{0,49}$/

export const PLACE = {
  country: isCountryCode,
  visa: (text: string) => /^[a-z]{2,10}\/[a-z0-9-]{1,80}$/.test(text),
  purpose: (text: string) => slug.test(text),
}
