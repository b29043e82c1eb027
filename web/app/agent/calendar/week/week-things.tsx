import { fullDay } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import type { CSSProperties } from 'react'
import { useClock } from '../../../ui/date/clock.ts'
import { classes } from '../../../ui/text/classes.ts'
import { blocksOn, type Dated, datedIn, datedOn, type Placed, type Thing } from './things.ts'
import css from './week.module.css'
import { type Grid, type GridDay, heightAt, type Place, placeOn } from './week-grid.ts'
import type { Window } from './week-mark.ts'
import { elsewhere, meetingTitle, nameOf, offerTitle, timesInWords } from './week-words.ts'

interface Props {
  week: CalendarWeek
  grid: Grid
  zone: string
  window: Window
  /** An instant. */
  now: number
  onOpen: (thing: Thing) => void
}

export function WeekThings({ week, grid, zone, window, now, onOpen }: Props) {
  const things = datedIn(week)
  return (
    <div className={css.things}>
      {grid.days.slice(window.days[0], window.days[1] + 1).map((day) => (
        <ul key={day.date} className={css.day} aria-label={fullDay(day.date)}>
          {week.busy.map((span) => {
            const seen = inWindow(placeOn(day, span), window)
            return (
              seen && (
                <li key={span.start} className={css.busy} style={styleOf(seen)}>
                  <span>{t('Busy elsewhere')}</span>
                </li>
              )
            )
          })}
          {blocksOn(day, week.blocks).map(({ place, ...block }) => {
            const seen = inWindow(place, window)
            return (
              seen && (
                <li key={`${block.id} ${place.top}`} className={css.blocked} style={styleOf(seen)}>
                  <button type="button" className={css.chip} onClick={() => onOpen(block)}>
                    {t('Blocked')}
                    <span data-hidden> {fullDay(day.date)}</span>
                  </button>
                </li>
              )
            )
          })}
          {datedOn(day, things).map((thing) => (
            <DatedThing key={thing.id} thing={thing} zone={zone} window={window} onOpen={onOpen} />
          ))}
          <Now day={day} now={now} window={window} />
        </ul>
      ))}
    </div>
  )
}

interface DatedProps extends Pick<Props, 'zone' | 'window' | 'onOpen'> {
  thing: Placed<Dated>
}

/** A meeting or an offer: when it is here and there, and with whom. */
function DatedThing({ thing, zone, window, onOpen }: DatedProps) {
  const clock = useClock()
  const { place, lane, lanes, ...bare } = thing
  const seen = inWindow(place, window)
  if (!seen) return null
  const there = elsewhere(thing.of, thing.of.client_timezone, { zone, clock })
  const title = thing.kind === 'meeting' ? meetingTitle(thing.of) : offerTitle(thing.of)
  const isToAnswer = thing.kind === 'offer' && thing.of.may.includes('answer')
  return (
    <li
      className={css.placed}
      style={{ ...styleOf(seen), '--lane': lane, '--lanes': lanes } as CSSProperties}
    >
      <button
        type="button"
        className={classes(css.thing, lookOf(thing), isToAnswer && css.toAnswer)}
        title={title}
        onClick={() => onOpen(bare as Thing)}
      >
        <b>{nameOf(thing.of)}</b>
        <span className={css.when}>{timesInWords(thing.of, { zone, clock })}</span>
        {there && <small className={css.there}>{there}</small>}
        <span data-hidden>. {title}</span>
      </button>
    </li>
  )
}

const lookOf = (thing: Dated) => {
  if (thing.kind === 'offer') return css.offer
  return { booked: css.booked, done: css.done, missed_by_client: css.missed, missed_by_agent: css.missed }[
    thing.of.slug
  ]
}

function Now({ day, now, window }: { day: GridDay; now: number; window: Window }) {
  const height = heightAt(day, now)
  if (height === null || height < window.lines[0] || height > window.lines[1] + 1) return null
  return (
    <li
      aria-hidden="true"
      className={css.now}
      style={{ '--top': height - window.lines[0] } as CSSProperties}
    />
  )
}

/** The part of it one sees, in lines from the first one. */
function inWindow(place: Place | null, { lines: [first, last] }: Window): Place | null {
  if (!place) return null
  const [top, bottom] = [Math.max(place.top, first), Math.min(place.bottom, last + 1)]
  return top < bottom ? { top: top - first, bottom: bottom - first } : null
}

const styleOf = ({ top, bottom }: Place) => ({ '--top': top, '--height': bottom - top }) as CSSProperties
