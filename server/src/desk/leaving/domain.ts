import { domain } from '../../platform/domain.ts'
import { erasePeople } from './erase-people.ts'
import { erasePerson } from './erase-person.ts'
import { forgetWhatIsOver } from './forget-what-is-over.ts'
import { leavingHandlers } from './routes.ts'

export const leavingDomain = domain({
  handlers: leavingHandlers,
  jobs: [erasePerson],
  cron: [
    { name: 'erase-people-daily', cron: '7 2 * * *', job: erasePeople },
    { name: 'forget-what-is-over-daily', cron: '49 3 * * *', job: forgetWhatIsOver },
  ],
})
