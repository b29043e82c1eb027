import { domain } from '../../platform/domain.ts'
import { reportsData } from './personal-data.ts'
import { reportMachine } from './report-state.ts'
import { reportHandlers } from './routes.ts'

export const reportsDomain = domain({
  handlers: reportHandlers,
  machines: [reportMachine],
  personalData: reportsData,
})
