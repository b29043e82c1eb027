import { type ComponentType, lazy } from 'react'
import { pending } from './pending.ts'
import { withStyles } from './with-styles.ts'

/** React's `lazy`, whose loading counts as pending. The build says which styles the part has. */
// biome-ignore lint/suspicious/noExplicitAny: as React has it
export const lazyPart = <Part extends ComponentType<any>>(
  source: () => Promise<{ default: Part }>,
  styles?: readonly string[],
) => lazy(() => (import.meta.env.SSR ? withStyles(source(), styles) : pending(source())))
