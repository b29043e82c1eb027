import { data } from 'react-router'
import { inBrowser, type Load, onServer } from '../api/load.ts'
import { leadCountryCode } from '../countries/country-code.ts'

const load = (async (_api, { params }) => {
  leadCountryCode(params.name)
  throw data(null, { status: 404 })
}) satisfies Load<never>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CountryCode() {
  return null
}
