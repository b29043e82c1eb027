import type { Account } from '@sojourn/contract/people/account'
import { type ReactNode, useMemo } from 'react'
import { ReaderContext } from '../ui/date/reader.ts'

interface Props {
  account: Pick<Account, 'timezone' | 'clock'> | null
  children: ReactNode
}

/** Times in what is inside are in the zone of this account, and on its clock. */
export function ReaderOf({ account, children }: Props) {
  const [zone, clock] = [account?.timezone?.name ?? null, account?.clock ?? null]
  const reader = useMemo(() => ({ zone, clock }), [zone, clock])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}
