import { addDays, addMonths, daysBetween } from '../dates/day-steps.ts'
import { dayInWords, formatDay } from '../dates/format-day.ts'
import { t } from '../words/t.ts'
import { passportRule } from './passport-rule.ts'

/** A date asks until when to apply, and whether the passport lasts long enough. */
export interface Deadline {
  about: 'apply' | 'passport'
  /** Something is wrong, or little time is left. */
  urgent: boolean
  /** The day to put into a calendar; null where there is none. */
  day: string | null
  title: string
  text: string
}

export interface Journey {
  today: string
  /** The day the traveller wants to arrive. */
  arrival: string
  stayDays: number | null
  passportExpiresOn: string | null
  /** The visa applied for, where it is known. */
  programme: {
    name: string
    processing_time: { min_days: number; max_days: number } | null
    /** A fact is checked on a day or in a month. */
    checked?: string | null
    /** No day is reckoned from something so long ago. */
    isOld?: boolean
    checklist: readonly string[]
  } | null
}

/** From then on the day to apply is close. */
const SOON_DAYS = 14

export function deadlinesOf(journey: Journey): Deadline[] {
  if (journey.arrival < journey.today) return []
  return [applyDeadline(journey), passportDeadline(journey)].filter((one) => one !== null)
}

function applyDeadline({ today, arrival, programme }: Journey): Deadline | null {
  if (!programme) return null
  const { name, processing_time: time, checked, isOld } = programme
  if (!time || isOld)
    return {
      about: 'apply',
      urgent: false,
      day: null,
      title: t('Ask how long the decision takes'),
      text: time
        ? tooOld({ name, time: timeInWords(time), checked })
        : t('We have no checked processing time for {name}. Ask the authority before you book anything.', {
            name,
          }),
    }
  const takes = takesInWords({ name, time: timeInWords(time), checked })
  const day = addDays(arrival, -time.max_days)
  if (addDays(today, time.min_days) > arrival)
    return {
      about: 'apply',
      urgent: true,
      day: null,
      title: t('Your date is too soon'),
      text: `${takes} ${t('If you applied today, you would hear after {day} at the earliest. Choose a later date, or ask the authority about a faster decision.', { day: formatDay(addDays(today, time.min_days)) })}`,
    }
  if (day <= today)
    return {
      about: 'apply',
      urgent: true,
      day: null,
      title: t('Apply now: your time is short'),
      text: `${takes} ${t('To be safe, you should have applied before {day}. A later date would leave room for delays.', { day: formatDay(day) })}`,
    }
  const left = daysBetween(today, day)
  return {
    about: 'apply',
    urgent: left <= SOON_DAYS,
    day,
    title: t('Apply before {day}', { day: formatDay(day) }),
    text:
      left <= SOON_DAYS
        ? `${takes} ${t('You have {left, plural, one {# day} other {# days}} left to apply.', { left })}`
        : `${takes} ${t('Apply earlier if you can: the time may change, and the authority may ask for more documents.')}`,
  }
}

const monthOf = dayInWords((date) => formatDay(date).slice(2), { month: 'short', year: 'numeric' })
const dayOrMonth = (checked: string) => (checked.length === 7 ? monthOf(`${checked}-01`) : formatDay(checked))

interface Takes {
  name: string
  time: string
  checked: string | null | undefined
}

const takesInWords = ({ name, time, checked }: Takes) =>
  checked
    ? t('A decision on {name} typically takes {time}, as of {day}.', { name, time, day: dayOrMonth(checked) })
    : t('A decision on {name} typically takes {time}.', { name, time })

const tooOld = ({ name, time, checked }: Takes) =>
  checked
    ? t(
        'The last time we know for {name} is {time}, as of {day}: too long ago to reckon a day from it. Ask the authority before you book anything.',
        { name, time, day: dayOrMonth(checked) },
      )
    : t(
        'The last time we know for {name} is {time}: too long ago to reckon a day from it. Ask the authority before you book anything.',
        { name, time },
      )

const timeInWords = ({ min_days: least, max_days: most }: { min_days: number; max_days: number }) =>
  least === most
    ? t('about {most, plural, one {# day} other {# days}}', { most })
    : t('{least} to {most, plural, one {# day} other {# days}}', { least, most })

const USUAL_MONTHS = 6

function passportDeadline({
  arrival,
  stayDays,
  passportExpiresOn: expires,
  programme,
}: Journey): Deadline | null {
  if (!expires) return null
  const end = addDays(arrival, stayDays ?? 0)
  const wrong = (title: string, text: string): Deadline => ({
    about: 'passport',
    urgent: true,
    day: null,
    title,
    text,
  })
  if (expires < arrival)
    return wrong(
      t('Your passport expires before you travel'),
      t('It is valid until {day}. Renew it before you apply.', { day: formatDay(expires) }),
    )
  if (expires < end)
    return wrong(
      t('Your passport expires during your stay'),
      t('It is valid until {day}, and your stay ends on {end}. Renew it before you apply.', {
        day: formatDay(expires),
        end: formatDay(end),
      }),
    )
  const rule = programme && passportRule(programme.checklist)
  if (rule) {
    const from = rule.from === 'end' ? end : arrival
    const needed = addDays(addMonths(from, rule.months), rule.days)
    return expires < needed
      ? wrong(
          t('Your passport does not last long enough'),
          t(
            'The checklist asks for: “{line}”. That is until {needed}; yours is valid until {day}. Renew it before you apply.',
            { line: rule.line, needed: formatDay(needed), day: formatDay(expires) },
          ),
        )
      : {
          about: 'passport',
          urgent: false,
          day: null,
          title: t('Your passport lasts long enough'),
          text: t('The checklist asks for: “{line}”. Yours is valid until {day}.', {
            line: rule.line,
            day: formatDay(expires),
          }),
        }
  }
  const usual = addMonths(end, USUAL_MONTHS)
  return {
    about: 'passport',
    urgent: expires < usual,
    day: null,
    title:
      expires < usual ? t('Check whether your passport lasts long enough') : t('Your passport lasts long'),
    text: t(
      'It is valid until {day}. Many countries ask for three to six months beyond the stay; ask the authority which rule applies.',
      { day: formatDay(expires) },
    ),
  }
}
