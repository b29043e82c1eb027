/** "30 June 2027", in UTC; a day without a time is one too. */
export const longDay = (day: string | Date) =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
