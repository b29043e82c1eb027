import type { RulesOf } from '../../platform/data-rules.ts'

export const vaultData: RulesOf<'vault_paper' | 'vault_version'> = {
  vault_paper: {
    marks: { owner_id: 'id' },
    shown: ['id', 'kind', 'name', 'created_at', 'updated_at'],
    onDeletion: 'removed',
  },
  vault_version: {
    marks: { owner_id: 'id' },
    shown: [
      'id',
      'paper_id',
      'number',
      'file_id',
      'file_name',
      'media_type',
      'size',
      'scan',
      'expires_on',
      'expiry_from',
      'kept_from',
      'created_at',
    ],
    onDeletion: 'removed',
  },
}
