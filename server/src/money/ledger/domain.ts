import { domain } from '../../platform/domain.ts'
import { ledgerData } from './personal-data.ts'
import { watchLedger } from './watch-ledger.ts'

export const ledgerDomain = domain({
  cron: [{ name: 'verify-ledger-daily', cron: '47 4 * * *', job: watchLedger }],
  personalData: ledgerData,
})
