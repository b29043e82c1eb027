import type { Api } from '../../api/api.ts'
import { isCountryCode } from '../../paths/country-code.ts'

/** Null means that there is no passport, or that the address names none. */
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
