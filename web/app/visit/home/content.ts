/** The words of the home page that a deployer is most likely to change, by the keys they are known under. */
export const content = {
  'bluecard.main.header.title': 'Serious papers deserve careful hands',
  'bluecard.main.header.subtitle':
    'A visa can decide where you study, work or live with the people you love. So every case here is run the same careful way, whoever you hire.',
  'bluecard.bullet1.title': 'People we have checked',
  'bluecard.bullet1.text':
    'We verify who an agent is, and confirm a licence with the regulator before its stamp appears on a profile.',
  'bluecard.bullet2.title': 'Payment held until the work is yours',
  'bluecard.bullet2.text':
    'You pay the price you agreed on, once. Your agent is paid after the finished work has been handed over.',
  'bluecard.bullet3.title': 'The whole case in one place',
  'bluecard.bullet3.text':
    'Messages, calls, documents and dates stay with your order, where both of you can always find them.',
} as const

export const popularDestinations = [
  { iso: 'CA', name: 'Canada' },
  { iso: 'GB', name: 'United Kingdom' },
  { iso: 'DE', name: 'Germany' },
  { iso: 'AU', name: 'Australia' },
  { iso: 'US', name: 'United States' },
] as const
