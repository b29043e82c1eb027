import { useSyncExternalStore } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useSite } from '../../session/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { choose, readChoice } from './consent.ts'

const never = () => () => {}

/** Nothing is said where this place has no statistics. */
export function AnalyticsChoice() {
  const { analytics } = useSite()
  const choice = useSyncExternalStore(never, readChoice, () => null)
  const isReady = useHydrated()
  if (!analytics) return <p>All of these serve the site itself. None of them follows you to other sites.</p>
  return (
    <>
      <p>
        All in this table serve the site itself. Only if you allow it, we also count visits with a program
        from {new URL(analytics.script).hostname}. It sets cookies of its own, and learns your network
        address, your device and which pages you open. Without your consent nothing of it is loaded. You may
        change your choice here at any time.
      </p>
      {isReady && (
        <p role="status">
          {choice === 'yes' ? 'You allow us to count your visits. ' : 'Your visits are not counted. '}
          <Button variant="secondary" size="s" onClick={() => choose(choice === 'yes' ? 'no' : 'yes')}>
            {choice === 'yes' ? 'Stop counting my visits' : 'Allow counting my visits'}
          </Button>
        </p>
      )}
    </>
  )
}

export const TrackingInShort = () =>
  useSite().analytics
    ? 'We set no advertising cookies, count visits only of those who allow it, and sell nothing about you to anybody.'
    : 'We set no advertising or tracking cookies, and we sell nothing about you to anybody.'
