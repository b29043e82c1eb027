import { formatClock } from '@sojourn/contract/dates/clocks'
import { t } from '@sojourn/contract/words/t'
import { useSyncExternalStore } from 'react'
import { useClock } from '../../ui/date/clock.ts'

export default function LocalClock({ zone }: { zone: string }) {
  const clock = useClock()
  const tell = () => formatClock(new Date(), { zone, clock })
  return <>{t('{time} there now', { time: useSyncExternalStore(everyFewSeconds, tell, tell) })}</>
}

function everyFewSeconds(tick: () => void) {
  const timer = setInterval(tick, 5000)
  return () => clearInterval(timer)
}
