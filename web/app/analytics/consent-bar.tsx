import { useEffect, useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import type { Analytics } from '../shells/site.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { choose, onChoice, readChoice } from './consent.ts'
import css from './consent-bar.module.css'
import { loadAnalytics } from './load-analytics.ts'

/** Asks once whether visits may be counted; nothing is loaded before somebody says yes. */
export default function ConsentBar({ analytics }: { analytics: Analytics }) {
  // The server knows nobody's choice, and shows no bar.
  const choice = useSyncExternalStore(onChoice, readChoice, () => 'no' as const)
  useEffect(() => {
    if (choice === 'yes') loadAnalytics(analytics)
  }, [choice, analytics])
  if (choice !== null) return null
  return (
    <section className={css.bar} aria-label="Visitor statistics">
      <p>
        May we count your visit? It helps us to improve the site, and sets cookies.{' '}
        <Link to={`${paths.privacy()}#cookies`}>More about it</Link>
      </p>
      <div className={css.acts}>
        <Button variant="secondary" size="s" onClick={() => choose('no')}>
          Decline
        </Button>
        <Button variant="secondary" size="s" onClick={() => choose('yes')}>
          Allow
        </Button>
      </div>
    </section>
  )
}
