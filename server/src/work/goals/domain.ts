import { domain } from '../../platform/domain.ts'
import { askClients } from './asking/ask-clients.ts'
import { eraseDeletedGoals } from './erase-deleted-goals.ts'
import { goalMachine } from './goal-state.ts'
import { goalsData } from './personal-data.ts'
import { goalHandlers } from './routes.ts'
import { tellVisaChanges } from './visa-changes/tell-visa-changes.ts'

export const goalsDomain = domain({
  handlers: goalHandlers,
  machines: [goalMachine],
  cron: [
    { name: 'erase-deleted-goals-daily', cron: '37 2 * * *', job: eraseDeletedGoals },
    { name: 'ask-for-decisions-hourly', cron: '41 * * * *', job: askClients },
    { name: 'tell-visa-changes-hourly', cron: '47 * * * *', job: tellVisaChanges },
  ],
  personalData: goalsData,
})
