import { t } from '@sojourn/contract/words/t'
/** The choices of the filters that are no list of things. */
export const withinDays = [
  ['3', t('3 days')],
  ['7', t('1 week')],
  ['14', t('2 weeks')],
  ['31', t('1 month')],
  ['92', t('3 months')],
] as const

export const ratings = [
  ['4.5', t('4.5 and up')],
  ['4', t('4 and up')],
  ['3.5', t('3.5 and up')],
] as const

export const sortChoices = [
  { value: 'rating', label: t('Best rated') },
  { value: 'price', label: t('Lowest price') },
  { value: 'speed', label: t('Fastest delivery') },
  { value: 'newest', label: t('Newest') },
]

/** A number of days as the filter calls it. */
export const daysInWords = (days: string) =>
  withinDays.find(([value]) => value === days)?.[1] ??
  t('{count, plural, one {# day} other {# days}}', { count: Number(days) })
