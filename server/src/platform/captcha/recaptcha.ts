import { z } from 'zod'
import type { Log } from '../log.ts'

/** The one address we ever ask; tests give that of a server of their own. */
export const google = { url: 'https://www.google.com/recaptcha/api/siteverify', timeoutMs: 3_000 }

const LONGEST_TOKEN = 4_000

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  /** Only the invisible kinds know it. */
  action: z.string().optional(),
})
export type Verdict = z.output<typeof Verdict>

interface Options {
  google: { url: string; timeoutMs: number }
  secret: string
  log: Log
}

/** Asks Google about a token; null means that Google could not be asked. */
export function askRecaptcha({ google, secret, log }: Options) {
  return async (token: string, address?: string): Promise<Verdict | null> => {
    if (token.length > LONGEST_TOKEN) return { success: false }
    try {
      const answer = await fetch(google.url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) }),
        signal: AbortSignal.timeout(google.timeoutMs),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`)
      return Verdict.parse(await answer.json())
    } catch (error) {
      log.warn({ err: error }, 'reCAPTCHA cannot be asked')
      return null
    }
  }
}
