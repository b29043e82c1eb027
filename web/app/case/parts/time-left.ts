import { t } from '@sojourn/contract/words/t'
import { minutesInWords } from '../../words/minutes-in-words.ts'

const MINUTE_MS = 60_000
const HOUR = 60

/** `23 hours`, `40 minutes`, `less than a minute`; null once it is over. */
export function timeLeft(until: string, now: Date) {
  const left = new Date(until).getTime() - now.getTime()
  if (left <= 0) return null
  const minutes = Math.floor(left / MINUTE_MS)
  if (minutes === 0) return t('less than a minute')
  return minutesInWords(minutes < HOUR ? minutes : minutes - (minutes % HOUR))
}
