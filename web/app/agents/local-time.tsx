import { zoneWords } from '@sojourn/contract/moments'
import { firstTouch } from '../api/first-touch.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Waits } from '../ui/waits.tsx'

const LocalClock = lazyPart(() => firstTouch().then(() => import('./local-clock.tsx')))

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
