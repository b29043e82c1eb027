import { domain } from '../../platform/domain.ts'
import { forgetReports } from './forget-reports.ts'
import { reportsData } from './personal-data.ts'
import { reportMachine } from './report-state.ts'
import { reportHandlers } from './routes.ts'

export const reportsDomain = domain({
  handlers: reportHandlers,
  machines: [reportMachine],
  cron: [{ name: 'forget-reports-weekly', cron: '47 3 * * 0', job: forgetReports }],
  personalData: reportsData,
})
