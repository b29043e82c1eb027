import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { TokenRefused } from './busy-source.ts'

const MOST_BYTES = 4 * 1024 * 1024

/** Asks one of the fixed addresses: led nowhere else, not for long, and listening to only so much. */
export async function askProvider({ patienceMs }: CalendarProvider, url: string, init: RequestInit) {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  const { status, headers } = answer
  const body = await readBounded(answer)
  return new Response(status === 204 || status === 304 ? null : body, { status, headers })
}

export async function askCalendar(provider: CalendarProvider, token: string, url: string, init: RequestInit) {
  const headers = { ...init.headers, authorization: `Bearer ${token}`, accept: 'application/json' }
  const answer = await askProvider(provider, url, { ...init, headers })
  const { status } = answer
  if (status === 401 || (status === 403 && !(await isTooMuch(answer.clone()))))
    throw new TokenRefused(`${provider.name} refused the token`)
  if (!answer.ok) throw new Error(`${provider.name} answered ${answer.status}`)
  return answer.json() as Promise<unknown>
}

/** Google says so by 403 as well, and then the calendar is read later. */
const isTooMuch = async (answer: Response) =>
  /rateLimitExceeded|quotaExceeded|dailyLimitExceeded/i.test(await answer.text())

async function readBounded({ body }: Response) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('An answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
