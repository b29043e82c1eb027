import { type ComponentType, lazy } from 'react'
import { pending } from './pending.ts'

/** React's `lazy`, whose loading counts as pending. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export const lazyPart = <Part extends ComponentType<any>>(source: () => Promise<{ default: Part }>) =>
  lazy(() => (import.meta.env.SSR ? source() : pending(source())))
