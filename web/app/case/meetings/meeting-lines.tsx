import type { ComponentProps } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MeetingClocks } from './meeting-clocks.tsx'

/** When a meeting is, on the clock of whoever looks, with the other side's beside it: known once the page lives. */
export function MeetingLines(props: ComponentProps<typeof MeetingClocks>) {
  return useHydrated() ? <MeetingClocks {...props} /> : <Skeleton width="long" />
}
