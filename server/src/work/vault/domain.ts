import { domain } from '../../platform/domain.ts'
import { vaultData } from './personal-data.ts'
import { vaultHandlers } from './routes.ts'
import { scanVaultVersion, tendVault } from './scan-vault.ts'

export const vaultDomain = domain({
  handlers: vaultHandlers,
  jobs: [scanVaultVersion],
  cron: [{ name: 'tend-vault-hourly', cron: '41 * * * *', job: tendVault }],
  personalData: vaultData,
})
