import { domain } from '../../platform/domain.ts'
import { expireLicence, remindOfLicence, watchLicences } from './expire-licences.ts'
import { licenceMachine } from './licence-state.ts'
import { licenceHandlers } from './routes.ts'

export const licencesDomain = domain({
  handlers: licenceHandlers,
  machines: [licenceMachine],
  jobs: [expireLicence, remindOfLicence],
  cron: [{ name: 'watch-licences-daily', cron: '3 0 * * *', job: watchLicences }],
})
