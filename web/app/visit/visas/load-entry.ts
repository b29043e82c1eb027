import type { Api } from '../../api/api.ts'
import { isCountryCode } from '../../paths/country-code.ts'

/** What the passport in the address needs for a country; null without one, and for one that is none. */
export async function loadEntry(api: Api, params: URLSearchParams, destination: string) {
  const from = params.get('from')
  if (!isCountryCode(from)) return null
  try {
    return (await api('GET /passports/{id}/entries/{destination}', { params: { id: from, destination } }))
      .data
  } catch {
    return null
  }
}
