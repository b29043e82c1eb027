import { formatClock } from '@sojourn/contract/dates/clocks'
import { useSyncExternalStore } from 'react'
import { useClock } from '../../ui/date/clock.ts'

/** What the clock shows where the agent is. */
export default function LocalClock({ zone }: { zone: string }) {
  const clock = useClock()
  const tell = () => formatClock(new Date(), { zone, clock })
  return <>{useSyncExternalStore(everyFewSeconds, tell, tell)} there now</>
}

function everyFewSeconds(tick: () => void) {
  const timer = setInterval(tick, 5000)
  return () => clearInterval(timer)
}
