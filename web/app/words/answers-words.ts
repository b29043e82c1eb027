/** How long an agent usually takes to answer: `within 3 hours`. */
export function answersWords(hours: number) {
  if (hours <= 1) return 'within an hour'
  return hours <= 24 ? `within ${hours} hours` : `within ${Math.ceil(hours / 24)} days`
}

export const responseWords = (hours: number) => `Usually answers ${answersWords(hours)}`
