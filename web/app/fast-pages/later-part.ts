import { type ComponentType, lazy } from 'react'
import { firstTouch } from './first-touch.ts'
import { pending } from './pending.ts'

/**
 * A part that the server writes and the browser need not run at once: its script comes when somebody is at the page.
 * Until then what the server wrote stands. A page that the browser makes itself waits for it, as somebody has touched it.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export const laterPart = <Part extends ComponentType<any>>(source: () => Promise<{ default: Part }>) =>
  lazy(() => (import.meta.env.SSR ? source() : firstTouch().then(() => pending(source()))))
