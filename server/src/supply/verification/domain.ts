import { domain } from '../../platform/domain.ts'
import { verificationHandlers } from './routes.ts'
import { tendVerification, tendVerifications } from './tend-verifications.ts'
import { verificationMachine } from './verification-state.ts'

export const verificationDomain = domain({
  handlers: verificationHandlers,
  machines: [verificationMachine],
  jobs: [tendVerification],
  cron: [{ name: 'tend-verifications-hourly', cron: '9 * * * *', job: tendVerifications }],
})
