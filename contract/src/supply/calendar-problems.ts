import { t } from '../words/t.ts'

export const CALENDAR_PROBLEMS = {
  calendar_cancelled: t('You did not finish connecting your calendar. You can try again whenever you like.'),
  calendar_expired: t('This took too long or was started in another browser. Please try again.'),
  calendar_failed: t('We could not connect your calendar. Please try again in a moment.'),
  calendar_not_shared: t(
    'We were not allowed to see when you are busy. Please try again and leave that box ticked.',
  ),
} as const
export type CalendarProblem = keyof typeof CALENDAR_PROBLEMS
