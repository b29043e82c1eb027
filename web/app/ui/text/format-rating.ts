import { LOCALE } from '@sojourn/contract/words/language'

/** `4.8`, and `4,8` where a comma is written. */
export const ratingIn = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const ours = ratingIn(LOCALE)

export const formatRating = (rating: number) => ours.format(rating)
