import type { CalendarWeek, MeetingInWeek, OfferInWeek, Span } from '@sojourn/contract/work/calendar-week'
import { type GridDay, lanesOf, type Place, placeOn } from './week-grid.ts'

export type Block = CalendarWeek['blocks'][number]

export type Thing =
  | { kind: 'meeting'; id: string; of: MeetingInWeek }
  | { kind: 'offer'; id: string; of: OfferInWeek }
  | { kind: 'block'; id: string; of: Block }

export type Placed<Kind = Thing> = Kind & { place: Place; lane: number; lanes: number }
export type Dated = Exclude<Thing, { kind: 'block' }>

export const datedIn = ({ meetings, offers }: CalendarWeek): Dated[] => [
  ...meetings.map((of) => ({ kind: 'meeting' as const, id: of.id, of })),
  ...offers.map((of) => ({ kind: 'offer' as const, id: of.id, of })),
]

/** Meetings and offers of a day, beside each other where they share time. */
export const datedOn = (day: GridDay, things: readonly Dated[]): Placed<Dated>[] =>
  lanesOf(
    things.flatMap((thing) => {
      const place = placeOn(day, thing.of)
      return place ? [{ ...thing, place }] : []
    }),
  )

/** When a day is blocked, and by what. */
export const blocksOn = (day: GridDay, blocks: readonly Block[]) =>
  blocks.flatMap((of) =>
    of.spans.flatMap((span) => {
      const place = placeOn(day, span)
      return place ? [{ kind: 'block' as const, id: of.id, of, place }] : []
    }),
  )

const LONG_MS = 6 * 60 * 60_000
const isShort = ({ start, end }: Span) => Date.parse(end) - Date.parse(start) < LONG_MS

/** These decide how many hours of a day are worth seeing; what goes on for half a day says nothing. */
export const spansWorth = ({ meetings, offers, blocks, busy }: CalendarWeek): Span[] => [
  ...meetings,
  ...offers,
  ...[...busy, ...blocks.flatMap(({ spans }) => spans)].filter(isShort),
]
