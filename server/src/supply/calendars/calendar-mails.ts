import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'

const lost: WriteLetter<'calendar_lost'> = ({ calendar, name }, { context, to }) => ({
  key: `calendar:${calendar}:lost:${context.clock.now().getTime()}`,
  subject: `Your ${name} is no longer connected`,
  heading: `Please connect your calendar again, ${to.first_name}`,
  paragraphs: [
    `We can no longer see when you are busy in your ${name}. Clients can now book any time within your own hours, even when you are busy there.`,
    'This happens when the password or the permissions of that account change. Connecting it again takes a minute.',
  ],
  action: { label: 'Connect it again', path: `${agentPaths.calendar()}?tab=calendars#connected-calendar` },
})

export const calendarLetters: Letters = { calendar_lost: { lost } }
