import { addDays, addMonths, daysBetween } from '../dates/day-steps.ts'
import { formatDay } from '../dates/format-day.ts'
import { passportRule } from './passport-rule.ts'

/** What a date asks for: until when to apply, and whether the passport lasts long enough. */
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
    /** When the time was last checked, a day or a month. */
    checked?: string | null
    /** So long ago that no day is reckoned from it. */
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
      title: 'Ask how long the decision takes',
      text: time
        ? `The last time we know for ${name} is ${daysInWords(time.min_days, time.max_days)}${checked ? `, as of ${dayOrMonth(checked)}` : ''}: too long ago to reckon a day from it. Ask the authority before you book anything.`
        : `We have no checked processing time for ${name}. Ask the authority before you book anything.`,
    }
  const takes = `A decision on ${name} typically takes ${daysInWords(time.min_days, time.max_days)}${checked ? `, as of ${dayOrMonth(checked)}` : ''}.`
  const day = addDays(arrival, -time.max_days)
  if (addDays(today, time.min_days) > arrival)
    return {
      about: 'apply',
      urgent: true,
      day: null,
      title: 'Your date is too soon',
      text: `${takes} If you applied today, you would hear after ${formatDay(addDays(today, time.min_days))} at the earliest. Choose a later date, or ask the authority about a faster decision.`,
    }
  if (day <= today)
    return {
      about: 'apply',
      urgent: true,
      day: null,
      title: 'Apply now: your time is short',
      text: `${takes} To be safe, you should have applied before ${formatDay(day)}. A later date would leave room for delays.`,
    }
  const left = daysBetween(today, day)
  return {
    about: 'apply',
    urgent: left <= SOON_DAYS,
    day,
    title: `Apply before ${formatDay(day)}`,
    text:
      left <= SOON_DAYS
        ? `${takes} You have ${left} ${left === 1 ? 'day' : 'days'} left to apply.`
        : `${takes} Apply earlier if you can: the time may change, and the authority may ask for more documents.`,
  }
}

const dayOrMonth = (checked: string) =>
  checked.length === 7 ? formatDay(`${checked}-01`).slice(2) : formatDay(checked)

function daysInWords(least: number, most: number) {
  const unit = most === 1 ? 'day' : 'days'
  return least === most ? `about ${most} ${unit}` : `${least} to ${most} ${unit}`
}

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
      'Your passport expires before you travel',
      `It is valid until ${formatDay(expires)}. Renew it before you apply.`,
    )
  if (expires < end)
    return wrong(
      'Your passport expires during your stay',
      `It is valid until ${formatDay(expires)}, and your stay ends on ${formatDay(end)}. Renew it before you apply.`,
    )
  const rule = programme && passportRule(programme.checklist)
  if (rule) {
    const from = rule.from === 'end' ? end : arrival
    const needed = addDays(addMonths(from, rule.months), rule.days)
    return expires < needed
      ? wrong(
          'Your passport does not last long enough',
          `The checklist asks for: “${rule.line}”. That is until ${formatDay(needed)}; yours is valid until ${formatDay(expires)}. Renew it before you apply.`,
        )
      : {
          about: 'passport',
          urgent: false,
          day: null,
          title: 'Your passport lasts long enough',
          text: `The checklist asks for: “${rule.line}”. Yours is valid until ${formatDay(expires)}.`,
        }
  }
  const usual = addMonths(end, USUAL_MONTHS)
  return {
    about: 'passport',
    urgent: expires < usual,
    day: null,
    title: expires < usual ? 'Check whether your passport lasts long enough' : 'Your passport lasts long',
    text: `It is valid until ${formatDay(expires)}. Many countries ask for three to six months beyond the stay; ask the authority which rule applies.`,
  }
}
