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
    `We may no longer see when you are busy in your ${name}. From now on clients can book any time of your own hours, also those that are taken there.`,
    'This happens when the password or the permissions of that account change. Connecting it again takes a minute.',
  ],
  action: { label: 'Connect it again', path: '/p/agent/account/calender#connected-calendar' },
})
