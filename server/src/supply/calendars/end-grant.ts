import { z } from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { askProvider } from './ask-provider.ts'
import { unsealTokens } from './sealed-tokens.ts'

/** Tells a provider that we read this calendar no more; where there is no way to, our forgetting is all there is. */
export const endGrant = defineJob({
  name: 'end-calendar-grant',
  schema: z.object({ calendar_id: z.uuid(), provider: z.string(), sealed_tokens: z.base64() }),
  retries: 5,
  run: async ({ settings }, { calendar_id, provider: id, sealed_tokens }) => {
    const provider = settings.calendars.find((one) => one.id === id)
    const tokens = unsealTokens(settings, calendar_id, Buffer.from(sealed_tokens, 'base64'))
    if (!provider?.revokeUrl || !tokens) return
    const { ok, status } = await askProvider(provider, provider.revokeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ token: tokens.refresh })),
    })
    // A grant that is over already is refused.
    if (!ok && status !== 400) throw new Error(`${provider.name} answered ${status}`)
  },
})
