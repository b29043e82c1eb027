import type { VaultKind } from '@sojourn/contract/work/vault-words'
import type { Reader } from '../../platform/database/database.ts'
import { expiriesOf } from './store.ts'

interface VaultExpiry {
  id: string
  name: string
  kind: VaultKind
  /** The last day it is valid. */
  expires_on: string
}

/** The papers of somebody's vault that expire, the next first. Of each paper the newest version counts. */
export const listVaultExpiries = (db: Reader, personId: string): Promise<VaultExpiry[]> =>
  expiriesOf(db, personId)
