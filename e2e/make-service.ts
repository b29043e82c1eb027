import type { BrowserContext } from 'playwright-core'
import { askAs } from './own-api.ts'

/** A draft of the agent who is signed in in this browser, without going through the page for it. */
export const makeService = (context: Pick<BrowserContext, 'request'>, more: object = {}) =>
  askAs<{ id: string }>(context, 'POST', '/account/consultant/services', {
    country: 'DE',
    visa: 'de/student-visa',
    ...more,
  })
