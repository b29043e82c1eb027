const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `March 2026` of `2026-03`. */
export function monthName(month: string) {
  const [year = '', number = ''] = month.split('-')
  return `${NAMES[Number(number) - 1] ?? ''} ${year}`
}
