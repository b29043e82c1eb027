import { formatClock, zoneWords } from '@sojourn/contract/moments'
import { useSyncExternalStore } from 'react'
import { useClock } from '../ui/clock.ts'

/** What the clock shows where the agent is. The server cannot know when the page is read, so it names the zone. */
export function LocalTime({ zone }: { zone: string }) {
  const clock = useClock()
  const time = useSyncExternalStore(
    everyFewSeconds,
    () => formatClock(new Date(), { zone, clock }),
    () => null,
  )
  return time ? <>{time} there now</> : <>Time zone {zoneWords(zone)}</>
}

function everyFewSeconds(tick: () => void) {
  const timer = setInterval(tick, 5000)
  return () => clearInterval(timer)
}
