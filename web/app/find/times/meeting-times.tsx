import { t } from '@sojourn/contract/words/t'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { pending } from '../../fast-pages/pending.ts'
import css from './meeting-times.module.css'
import type { MetAgent } from './schedule-preview.tsx'

/** When one could meet them. Zones and days are fetched once somebody scrolls near, and need script. */
export function MeetingTimes({ agent }: { agent: MetAgent }) {
  const place = useRef<HTMLElement>(null)
  const [Preview, setPreview] = useState<ComponentType<{ agent: MetAgent }>>()

  useEffect(() => {
    const fetchPart = async () => {
      const { SchedulePreview } = await pending(import('./schedule-preview.tsx'))
      setPreview(() => SchedulePreview)
    }
    const watching = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watching.disconnect()
        // Without it the page still says all one needs to decide.
        void fetchPart().catch(() => {})
      },
      { rootMargin: '400px' },
    )
    if (place.current) watching.observe(place.current)
    return () => watching.disconnect()
  }, [])

  return (
    <section ref={place} className={css.times} aria-labelledby="meet">
      <h2 id="meet">{t('Next times to meet')}</h2>
      {Preview ? <Preview agent={agent} /> : <p className={css.waiting}>{t('Looking for times…')}</p>}
    </section>
  )
}
