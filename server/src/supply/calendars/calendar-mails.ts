import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'
import type { LinkedCalendar } from './calendar-store.ts'

export const calendarLostMail = (
  { id, email, first_name }: Pick<LinkedCalendar, 'id' | 'email' | 'first_name'>,
  name: string,
  now: Date,
): Mail => ({
  key: `calendar:${id}:lost:${now.getTime()}`,
  about: 'account',
  to: email,
  subject: `Your ${name} is no longer connected`,
  heading: `Please connect your calendar again, ${first_name}`,
  paragraphs: [
    `We can no longer see when you are busy in your ${name}. Clients can now book any time within your own hours, even when you are busy there.`,
    'This happens when the password or the permissions of that account change. Connecting it again takes a minute.',
  ],
  action: { label: 'Connect it again', path: `${agentPaths.calendar()}?tab=calendars#connected-calendar` },
})
