import { domain } from '../../platform/domain.ts'
import { forgetFactReports } from './corrections/forget-fact-reports.ts'
import { referenceData } from './personal-data.ts'
import { referenceHandlers } from './routes.ts'

export const referenceDomain = domain({
  handlers: referenceHandlers,
  cron: [{ name: 'forget-fact-reports-weekly', cron: '43 3 * * 0', job: forgetFactReports }],
  personalData: referenceData,
})
