import { domain } from '../../platform/domain.ts'
import { meetingMachine } from './meeting-state.ts'
import { availabilityData } from './personal-data.ts'
import { availabilityHandlers } from './routes.ts'
import { forgetHolds } from './slots/forget-holds.ts'

export const availabilityDomain = domain({
  handlers: availabilityHandlers,
  machines: [meetingMachine],
  cron: [{ name: 'forget-holds-hourly', cron: '11 * * * *', job: forgetHolds }],
  personalData: availabilityData,
})
