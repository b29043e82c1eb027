import { zoneWords } from '@sojourn/contract/moments'
import { lazy } from 'react'
import { firstTouch } from '../api/first-touch.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Waits } from '../ui/waits.tsx'

// Waiting for somebody to be there is no loading, hence not a `lazyPart`.
const LocalClock = lazy(() => firstTouch().then(() => import('./local-clock.tsx')))

/** What the clock shows where the agent is. The server cannot know when the page is read, so it names the zone. */
export function LocalTime({ zone }: { zone: string }) {
  const words = `Time zone ${zoneWords(zone)}`
  return useHydrated() ? (
    <Waits fallback={words}>
      <LocalClock zone={zone} />
    </Waits>
  ) : (
    words
  )
}
