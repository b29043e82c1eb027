import type { FileVersion } from '@sojourn/contract/work/documents'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { AT } from './paid-order.ts'

export const PAPER = '0190a0a0-0000-7000-8000-0000000000f1'

export const aVaultVersion = (changes: Partial<FileVersion> = {}): FileVersion => ({
  number: 1,
  file_name: 'passport.pdf',
  media_type: 'application/pdf',
  size: 82_000,
  scan: 'clean',
  may_open: true,
  created_at: { date: AT },
  ...changes,
})

export const aVaultPaper = (changes: Partial<VaultPaper> = {}): VaultPaper => ({
  uuid: PAPER,
  kind: 'passport',
  name: 'Passport',
  expires_on: null,
  expiry_from: null,
  versions: [aVaultVersion()],
  paper: null,
  given_to: [],
  created_at: { date: AT },
  ...changes,
})
