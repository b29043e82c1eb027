import { formatMoment, zoneTime } from '@sojourn/contract/dates/clocks'
import { browserZone } from '../../api/browser-zone.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useClock } from './clock.ts'

/** A moment in words: in UTC until the page lives, then in the zone of the person, which it names. */
export function useMoment(value: string) {
  const clock = useClock()
  if (!useHydrated()) return { text: `${formatMoment(value, { zone: 'UTC', clock })} UTC`, zone: undefined }
  const zone = browserZone()
  return { text: formatMoment(value, { zone, clock }), zone: zoneTime(zone) }
}
