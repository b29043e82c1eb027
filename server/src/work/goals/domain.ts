import { domain } from '../../platform/domain.ts'
import { eraseDeletedGoals } from './erase-deleted-goals.ts'
import { goalMachine } from './goal-state.ts'
import { goalsData } from './personal-data.ts'
import { goalHandlers } from './routes.ts'

export const goalsDomain = domain({
  handlers: goalHandlers,
  machines: [goalMachine],
  cron: [{ name: 'erase-deleted-goals-daily', cron: '37 2 * * *', job: eraseDeletedGoals }],
  personalData: goalsData,
})
