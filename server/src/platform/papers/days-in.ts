const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WITH_NAME = /\b(\d{1,2})(?:st|nd|rd|th)?[ .-]+([A-Za-z]{3,9})\.?[ ,.-]+(\d{4})\b/g
const NAME_FIRST = /\b([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/g
const YEAR_FIRST = /\b(\d{4})-(\d\d)-(\d\d)\b/g
const MOST = 20

/** The days a text names in a way that nobody reads differently; `03/04/2026` is left out. */
export function daysIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(WITH_NAME)].map(([, day, month, year]) => dayOf(year, monthOf(month), day)),
    ...[...text.matchAll(NAME_FIRST)].map(([, month, day, year]) => dayOf(year, monthOf(month), day)),
    ...[...text.matchAll(YEAR_FIRST)].map(([, year, month, day]) => dayOf(year, Number(month), day)),
  ]
  return [...new Set(found.filter((day) => day !== null))].toSorted().slice(-MOST)
}

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function dayOf(year: string | undefined, month: number, day: string | undefined) {
  const told = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const moment = new Date(`${told}T00:00:00Z`)
  return month > 0 && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(told) ? told : null
}
