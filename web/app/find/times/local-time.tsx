import { zoneCity } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { type ComponentType, useEffect, useState } from 'react'
import { firstTouch } from '../../fast-pages/first-touch.ts'

/** The clock comes once somebody is there to read it. The server cannot know when that is, so it names the zone. */
export function LocalTime({ zone }: { zone: string }) {
  const [Clock, setClock] = useState<ComponentType<{ zone: string }>>()
  useEffect(() => {
    firstTouch()
      .then(() => import('./local-clock.tsx'))
      .then((part) => setClock(() => part.default))
      .catch(() => {}) // The zone is told.
  }, [])
  return Clock ? <Clock zone={zone} /> : t('Time zone {zone}', { zone: zoneCity(zone) })
}
