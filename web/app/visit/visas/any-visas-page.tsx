import { paths } from '@sojourn/contract/paths/paths'
import { redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { countryCode } from '../../paths/country-code.ts'

/** Canada's, as the menu says, unless a form asks for another country. */
const load = (async (_api, { url }) => {
  const country = url.searchParams.get('country')
  throw redirect(paths.visas(country ? countryCode(country) : undefined))
}) satisfies Load<never>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AnyVisas() {
  return null
}
