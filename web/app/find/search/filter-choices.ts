/** The choices of the filters that are no list of things. */
export const withinDays = [
  ['3', '3 days'],
  ['7', '1 week'],
  ['14', '2 weeks'],
  ['31', '1 month'],
  ['92', '3 months'],
] as const

export const ratings = [
  ['4.5', '4.5 and up'],
  ['4', '4 and up'],
  ['3.5', '3.5 and up'],
] as const

export const sortChoices = [
  { value: 'rating', label: 'Best rated' },
  { value: 'price', label: 'Lowest price' },
  { value: 'speed', label: 'Fastest delivery' },
  { value: 'newest', label: 'Newest' },
]

/** A number of days as the filter calls it. */
export const daysInWords = (days: string) =>
  withinDays.find(([value]) => value === days)?.[1] ?? (days === '1' ? '1 day' : `${days} days`)
