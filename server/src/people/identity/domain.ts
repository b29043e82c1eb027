import { domain } from '../../platform/domain.ts'
import { identityData } from './personal-data.ts'
import { outsideHandlers } from './providers/routes.ts'
import { mailResetLink } from './recovery/send-reset-mail.ts'
import { identityHandlers } from './routes.ts'
import { sweepIdentity } from './sweep-identity.ts'

export const identityDomain = domain({
  handlers: [...identityHandlers, ...outsideHandlers],
  jobs: [mailResetLink],
  cron: [{ name: 'sweep-identity-hourly', cron: '53 * * * *', job: sweepIdentity }],
  personalData: identityData,
})
