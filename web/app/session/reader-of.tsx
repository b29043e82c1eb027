import { type ReactNode, useMemo } from 'react'
import { ReaderContext } from '../ui/date/reader.ts'
import { useAccountState } from './account.ts'

/** Times in what is inside are in the zone of whoever is signed in, and on their clock. */
export function ReaderOf({ children }: { children: ReactNode }) {
  const state = useAccountState()
  const account = state.kind === 'present' ? state.account : null
  const [zone, clock] = [account?.timezone?.name ?? null, account?.clock ?? null]
  const reader = useMemo(() => ({ zone, clock }), [zone, clock])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}
