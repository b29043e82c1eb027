import type { Clock } from './clocks.ts'

/** The clock has 24 hours where nobody knows the habit. */
export function clockOf(locale: string | undefined): Clock {
  try {
    const { hourCycle } = new Intl.DateTimeFormat(locale ?? 'en-GB', { hour: 'numeric' }).resolvedOptions()
    return hourCycle?.startsWith('h1') ? '12' : '24'
  } catch {
    return '24'
  }
}

type WithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The weekday a locale's week starts with, Sunday 0 to Saturday 6; Monday where nobody knows. */
export function weekStartOf(locale: string | undefined): number {
  try {
    const known: WithWeek = new Intl.Locale(locale ?? 'en-GB').maximize()
    const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? firstDayOf(known.region)
    return firstDay % 7
  } catch {
    return 1
  }
}

// For browsers that do not tell; after the supplemental data of CLDR.
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

function firstDayOf(region = 'GB') {
  if (SUNDAY.includes(region)) return 7
  return SATURDAY.includes(region) ? 6 : 1
}

export function isMonthFirst(locale: string | undefined) {
  try {
    const parts = new Intl.DateTimeFormat(locale ?? 'en-GB').formatToParts(0).map(({ type }) => type)
    return parts.indexOf('month') < parts.indexOf('day') && parts.indexOf('day') < parts.indexOf('year')
  } catch {
    return false
  }
}
