import type { DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import type { VaultKind } from '@sojourn/contract/work/vault-words'
import { listVaultExpiries } from '../../vault/list-vault-expiries.ts'
import type { Source } from '../deadline.ts'

/** Every other kind is a paper among others. */
const KINDS: Partial<Record<VaultKind, DeadlineKind>> = {
  passport: 'passport',
  visa: 'visa',
  residence_permit: 'permit',
}

/** The papers that clients keep in their vaults. */
export const vaultPapers: Source = async (_context, db, { people, side }) => {
  if (side === 'agent') return []
  const papers = await listVaultExpiries(db, people)
  return papers.map((paper) => ({
    personId: paper.owner_id,
    side: 'client',
    kind: KINDS[paper.kind] ?? 'paper',
    event: 'ends',
    key: `vault:${paper.id}`,
    day: paper.expires_on,
    at: null,
    name: paper.name,
    countryIso: null,
    orderId: null,
    goalId: null,
    inVault: true,
    changedAt: paper.updated_at,
  }))
}
