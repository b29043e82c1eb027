import { paths } from '@sojourn/contract/paths/paths'
import { data, redirect } from 'react-router'

const CODE = /^[a-z]{2}$/i

export const isCountryCode = (text: string | null | undefined): text is string => CODE.test(text ?? '')

/** `/ca` leads to Canada's visas: no username is as short as a country's code. */
export function leadCountryCode(name: string | undefined) {
  if (isCountryCode(name)) throw redirect(paths.visas(name))
}

/** The code in a country's address; anything else is a page that does not exist. */
export function countryCode(text: string | undefined) {
  if (!isCountryCode(text)) throw data(null, { status: 404 })
  return text.toUpperCase()
}
