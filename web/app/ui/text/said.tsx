import type { ReactNode } from 'react'

/** Screen readers say it as it changes. */
export const Said = ({ children }: { children: ReactNode }) => (
  <span role="status" data-hidden>
    {children}
  </span>
)
