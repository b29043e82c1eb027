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

/** The papers in the vaults of these people that expire, the next first. Of each paper the newest version counts. */
export const listVaultExpiries = (db: Reader, people: readonly string[]): Promise<VaultExpiry[]> =>
  expiriesOf(db, people)
