import type { VaultKind } from '@sojourn/contract/work/vault-words'
import type { Reader } from '../../platform/database/database.ts'
import { expiriesOf } from './store.ts'

interface VaultExpiry {
  id: string
  owner_id: string
  name: string
  kind: VaultKind
  /** The last day it is valid. */
  expires_on: string
  updated_at: Date
}

/** The next to expire comes first, and the newest version of each paper counts. */
export const listVaultExpiries = (db: Reader, people: readonly string[]): Promise<VaultExpiry[]> =>
  expiriesOf(db, people)
