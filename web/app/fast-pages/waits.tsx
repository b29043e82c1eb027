import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { begin } from './pending.ts'

interface Props {
  fallback?: ReactNode
  children: ReactNode
}

/** React's `Suspense`, which counts as pending while the fallback stands in the place of its children. */
export const Waits = ({ fallback, children }: Props) => (
  <Suspense fallback={<Waiting>{fallback}</Waiting>}>{children}</Suspense>
)

function Waiting({ children }: { children: ReactNode }) {
  useLayoutEffect(begin, [])
  return children
}
