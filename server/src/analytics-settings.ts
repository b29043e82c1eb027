import { StartFailure } from './platform/start-failure.ts'
import { readUrl } from './settings/setting-words.ts'
import type { Environment } from './settings/settings.ts'

/** The program counts visits of those who allow it. */
export interface Analytics {
  id: string
  script: string
}

const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js'

/** Null unless an id is set: then no page carries a byte of it. */
export function readAnalytics({ ANALYTICS_ID, ANALYTICS_SCRIPT }: Environment): Analytics | null {
  const id = ANALYTICS_ID?.trim()
  if (!id) {
    if (ANALYTICS_SCRIPT)
      throw new StartFailure('ANALYTICS_SCRIPT is set but ANALYTICS_ID is missing; set both or neither.')
    return null
  }
  if (!/^[\w-]{1,60}$/.test(id))
    throw new StartFailure(`ANALYTICS_ID is "${id}"; it looks like G-ABC123DEF4.`)
  if (!ANALYTICS_SCRIPT) return { id, script: GOOGLE_TAG }
  const script = readUrl('ANALYTICS_SCRIPT', ANALYTICS_SCRIPT, ['https:', 'http:'], GOOGLE_TAG)
  if (new URL(script).search || /[;,\s']/.test(script))
    throw new StartFailure(`ANALYTICS_SCRIPT is an address without a query, such as ${GOOGLE_TAG}.`)
  return { id, script }
}

export function analyticsSources({ script }: Analytics) {
  const own = new URL(script).origin
  if (script !== GOOGLE_TAG) return { script: [own], told: [own] }
  return {
    script: [own],
    told: [
      own,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  }
}
