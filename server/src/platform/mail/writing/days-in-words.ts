/** So many days as a mail says them. */
export const daysInWords = (days: number, kind = '') =>
  `${days} ${kind && `${kind} `}${days === 1 ? 'day' : 'days'}`
