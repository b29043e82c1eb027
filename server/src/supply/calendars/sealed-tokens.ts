import { z } from 'zod'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../platform/secrets/sealed-store.ts'
import type { Settings } from '../../settings/settings.ts'

const CalendarTokens = z.strictObject({
  access: z.string(),
  refresh: z.string(),
  /** A new access token is needed then, in milliseconds. */
  until: z.number(),
})
export type CalendarTokens = z.output<typeof CalendarTokens>

type Secret = Pick<Settings, 'secret'>

const ownerOf = (calendarId: string) => `connected-calendar:${calendarId}`

export const sealedTokens: SealedColumn = {
  table: 'connected_calendar',
  id: 'id',
  column: 'sealed_tokens',
  ownerOf,
}

export const sealTokens = (settings: Secret, calendarId: string, tokens: CalendarTokens) =>
  seal(settings, ownerOf(calendarId), Buffer.from(JSON.stringify(tokens)))

/** Null once the server has another secret. */
export function unsealTokens(settings: Secret, calendarId: string, sealed: Buffer) {
  try {
    return CalendarTokens.parse(JSON.parse(unseal(settings, ownerOf(calendarId), sealed).toString()))
  } catch {
    return null
  }
}
