/** A fact may be out of date after six months, and is only the last that is known after twelve. */
export type FactAge = 'current' | 'old' | 'too_old'

const OLD_MONTHS = 6
const TOO_OLD_MONTHS = 12

/** The first day a fact was checked on: a month without a day counts from its first. */
export const checkedDay = (checked: string) => (checked.length === 7 ? `${checked}-01` : checked)

/** `checked` is YYYY-MM or YYYY-MM-DD, `today` YYYY-MM-DD. */
export function ageOf(checked: string, today: string): FactAge {
  if (isOver(checked, TOO_OLD_MONTHS, today)) return 'too_old'
  return isOver(checked, OLD_MONTHS, today) ? 'old' : 'current'
}

/** Days compare as texts, so that the 31st of a shorter month needs no care. */
function isOver(checked: string, months: number, today: string) {
  const [year = 0, month = 1, day = 1] = checkedDay(checked).split('-').map(Number)
  const later = year * 12 + month - 1 + months
  const end = [Math.floor(later / 12), (later % 12) + 1, day].map((part) => String(part).padStart(2, '0'))
  return today > end.join('-')
}
