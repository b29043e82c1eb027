export const daysInWords = (days: number, kind = '') =>
  `${days} ${kind && `${kind} `}${days === 1 ? 'day' : 'days'}`
