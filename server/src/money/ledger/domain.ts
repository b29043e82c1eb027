import { domain } from '../../platform/domain.ts'
import { ledgerData } from './personal-data.ts'
import { sealLedger } from './seal-ledger.ts'
import { watchLedger } from './watch-ledger.ts'

export const ledgerDomain = domain({
  cron: [
    { name: 'seal-ledger-every-minute', cron: '* * * * *', job: sealLedger },
    { name: 'verify-ledger-daily', cron: '47 4 * * *', job: watchLedger },
  ],
  personalData: ledgerData,
})
