import { domain } from '../../platform/domain.ts'
import { agentsData } from './personal-data.ts'
import { agentHandlers } from './routes.ts'
import { refreshAgent, turnLeaves } from './turn-leaves.ts'
import { sweepFormerNames } from './usernames/sweep-former-names.ts'

export const agentsDomain = domain({
  handlers: agentHandlers,
  jobs: [refreshAgent],
  cron: [
    { name: 'turn-leaves-hourly', cron: '5 * * * *', job: turnLeaves },
    { name: 'sweep-former-names-daily', cron: '23 3 * * *', job: sweepFormerNames },
  ],
  personalData: agentsData,
})
