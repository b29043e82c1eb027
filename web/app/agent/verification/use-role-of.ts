import type { Verification } from '@sojourn/contract/supply/verification'
import { useEffect } from 'react'
import { useOwnAccount } from '../../session/own-account.ts'
import { isVerified } from './label-sentence.ts'

/** A role that changed while a page was open is the account's from then on. */
export function useRoleOf(known: Pick<Verification, 'level'> | undefined) {
  const { account, refresh } = useOwnAccount()
  const isOutdated = known !== undefined && account.role !== roleAt(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (isOutdated) void refresh()
  }, [isOutdated])
}

const roleAt = ({ level }: Pick<Verification, 'level'>) =>
  isVerified(level) ? 'consultant' : 'unverified_consultant'
