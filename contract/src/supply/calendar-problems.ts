export const CALENDAR_PROBLEMS = {
  calendar_cancelled: 'You did not finish connecting your calendar. You can try again whenever you like.',
  calendar_expired: 'This took too long or was started in another browser. Please try again.',
  calendar_failed: 'We could not connect your calendar. Please try again in a moment.',
  calendar_not_shared:
    'We were not allowed to see when you are busy. Please try again and leave that box ticked.',
} as const
export type CalendarProblem = keyof typeof CALENDAR_PROBLEMS
