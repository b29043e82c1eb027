import { type ComponentType, lazy } from 'react'
import { firstTouch } from './first-touch.ts'
import { pending } from './pending.ts'

/**
 * A part that the server writes and the browser need not run at once: its script comes when somebody is at the page, or
 * when the browser has nothing else to do. Until then what the server wrote stands.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export const laterPart = <Part extends ComponentType<any>>(source: () => Promise<{ default: Part }>) =>
  lazy(() =>
    import.meta.env.SSR
      ? source()
      : Promise.race([firstTouch(), nothingElse()]).then(() => pending(source())),
  )

/** React holds back what changes above such a part until the part has come: it must come without a touch, too. */
const nothingElse = () =>
  new Promise<void>((resolve) => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve, LONGEST_MS)
  })
const LONGEST_MS = 1000
