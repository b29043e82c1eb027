/** The seed's words: `21 Days Delivery Time`. */
export const deliveryWords = (days: number) => `${days} ${days === 1 ? 'Day' : 'Days'} Delivery Time`

/** How long an agent usually takes to answer. */
export function responseWords(hours: number) {
  if (hours <= 1) return 'Usually answers within an hour'
  if (hours <= 24) return `Usually answers within ${hours} hours`
  return `Usually answers within ${Math.ceil(hours / 24)} days`
}

export const meetingWords = (minutes: number) => `${minutes}-minute meeting included`

export const ordersWords = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} completed`
