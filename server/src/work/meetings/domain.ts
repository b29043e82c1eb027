import { domain } from '../../platform/domain.ts'
import { meetingsData } from './personal-data.ts'
import { meetingRequestMachine } from './requests/request-state.ts'
import { meetingHandlers } from './routes.ts'
import { tendMeetings } from './tend-meetings.ts'

export const meetingsDomain = domain({
  handlers: meetingHandlers,
  machines: [meetingRequestMachine],
  cron: [{ name: 'tend-meetings-every-5-minutes', cron: '1-59/5 * * * *', job: tendMeetings }],
  personalData: meetingsData,
})
