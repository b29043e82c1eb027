import { domain } from '../../platform/domain.ts'
import { tellDeadlines } from './notices/tell-deadlines.ts'
import { deadlinesData } from './personal-data.ts'
import { deadlineHandlers } from './routes.ts'

export const deadlinesDomain = domain({
  handlers: deadlineHandlers,
  cron: [{ name: 'tell-deadlines-hourly', cron: '4 * * * *', job: tellDeadlines }],
  personalData: deadlinesData,
})
