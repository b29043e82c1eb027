import { formatMoment, zoneTime } from '@sojourn/contract/dates/clocks'
import { useClock } from './clock.ts'
import { useZone } from './reader.ts'

/** A moment in words, in the zone of the person, which it names; in UTC as long as no zone is known. */
export function useMoment(value: string) {
  const clock = useClock()
  const zone = useZone()
  if (!zone) return { text: `${formatMoment(value, { zone: 'UTC', clock })} UTC`, zone: undefined }
  return { text: formatMoment(value, { zone, clock }), zone: zoneTime(zone) }
}
