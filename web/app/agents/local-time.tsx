import { useSyncExternalStore } from 'react'

/** What the clock shows where the agent is. The server cannot know when the page is read, so it names the zone. */
export function LocalTime({ zone }: { zone: string }) {
  const time = useSyncExternalStore(
    everyFewSeconds,
    () => timeIn(zone),
    () => null,
  )
  return time ? <>{time} there now</> : <>Time zone {zone.replaceAll('_', ' ')}</>
}

function everyFewSeconds(tick: () => void) {
  const timer = setInterval(tick, 5000)
  return () => clearInterval(timer)
}

const timeIn = (timeZone: string) =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date())
