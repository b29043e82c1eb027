import { t } from '@sojourn/contract/words/t'
import type { CalendarWeek, Span } from '@sojourn/contract/work/calendar-week'
import { useState } from 'react'
import fields from '../../../layouts/own/fields.module.css'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { useClock } from '../../../ui/date/clock.ts'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Stack } from '../../../ui/text/layout.tsx'
import { listed } from '../../../ui/text/listed.ts'
import { OfferTime } from './offer-time.tsx'
import { useWeekActs } from './use-week-acts.ts'
import css from './week.module.css'
import { type Grid, isWithin } from './week-grid.ts'
import { edgesOf, hoursMarked, type Mark, spansOf } from './week-mark.ts'
import { beginInWords, daysInWords, endInWords } from './week-words.ts'

interface Props {
  open: boolean
  week: CalendarWeek
  grid: Grid
  zone: string
  now: number
  mark: Mark | null
  onMark: (mark: Mark) => void
  onClose: () => void
}

export function MarkDialog({ open, mark, ...rest }: Props) {
  const clock = useClock()
  const known = mark && { marked: hoursMarked(rest.grid, mark), edges: edgesOf(mark) }
  const [first, last] = known?.edges.lines.map((line) => rest.grid.lines[line]) ?? []
  const days = known ? daysInWords(known.marked.dateRange.start, known.marked.dateRange.end) : ''
  const hours = first && last ? `${beginInWords(first, clock)}–${endInWords(last, clock)}` : ''
  return (
    <Modal open={open} onClose={rest.onClose} title={listed([days, hours])}>
      {mark && <Marked key={days} {...rest} mark={mark} />}
    </Modal>
  )
}

function Marked({ week, grid, zone, now, mark, onMark, onClose }: Omit<Props, 'open'> & { mark: Mark }) {
  const [isOffering, setOffering] = useState(false)
  const { block, free, busy } = useWeekActs()
  const { body, from, isOver, isOneDay, some, all, meetings } = readMark({ week, grid, now }, mark)
  const close = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }

  if (isOffering && from)
    return (
      <OfferTime orders={week.orders} day={body.dateRange.start} from={from} zone={zone} onDone={onClose} />
    )
  return (
    <Stack gap={4}>
      <Hours grid={grid} mark={mark} onMark={onMark} />
      {isOver ? (
        <p className={css.note}>{t('This time is over. Choose a later one to block or offer it.')}</p>
      ) : (
        <>
          {meetings > 0 && <MeetingsWithin count={meetings} />}
          <div className={css.acts}>
            {!all && (
              <Button icon="minus" busy={busy} onClick={() => close(block(body))}>
                {t('Block this time')}
              </Button>
            )}
            {some && (
              <Button
                icon="check"
                variant={all ? 'primary' : 'secondary'}
                busy={busy}
                onClick={() => close(free(body))}
              >
                {t('Free this time')}
              </Button>
            )}
            {isOneDay && week.orders.length > 0 && (
              <Button icon="calendar" variant="secondary" onClick={() => setOffering(true)}>
                {t('Offer it to a client')}
              </Button>
            )}
          </div>
          {isOneDay && week.orders.length === 0 && (
            <p className={css.note}>
              {t('No client of yours waits for a meeting, so there is nobody to offer it to.')}
            </p>
          )}
        </>
      )}
    </Stack>
  )
}

function readMark({ week, grid, now }: Pick<Props, 'week' | 'grid' | 'now'>, mark: Mark) {
  const spans = spansOf(grid, mark)
  const body = hoursMarked(grid, mark)
  const blocked = week.blocks.flatMap((one) => one.spans)
  return {
    body,
    from: spans[0]?.start,
    isOver: spans.every(({ end }) => Date.parse(end) <= now),
    isOneDay: body.dateRange.start === body.dateRange.end,
    /** Blocked already. */
    some: blocked.some((one) => spans.some((span) => isShared(span, one))),
    all: cellsOf(grid, mark).every((at) => isWithin(at, blocked)),
    meetings: week.meetings.filter(
      ({ slug, ...meeting }) => slug === 'booked' && spans.some((span) => isShared(span, meeting)),
    ).length,
  }
}

const MeetingsWithin = ({ count }: { count: number }) => (
  <p className={css.note}>
    {t(
      '{count, plural, one {One meeting is in this time. Blocking never cancels a meeting.} other {# meetings are in this time. Blocking never cancels a meeting.}}',
      { count },
    )}
  </p>
)

/** From and until, to the half hour. */
function Hours({ grid, mark, onMark }: Pick<Props, 'grid' | 'onMark'> & { mark: Mark }) {
  const clock = useClock()
  const { days, lines } = edgesOf(mark)
  const { cells } = grid.days[days[0]] ?? { cells: [] }
  const choices = grid.lines.flatMap((line, at) => (cells[at] == null ? [] : [{ line, at }]))
  const change = (first: number, last: number) =>
    onMark({ anchor: { day: days[0], line: first }, head: { day: days[1], line: last } })
  return (
    <div className={fields.pair}>
      <Select
        label={t('From')}
        unmarked
        value={String(lines[0])}
        choices={choices.map(({ line, at }) => ({ value: String(at), label: beginInWords(line, clock) }))}
        onChange={({ currentTarget: { value } }) => change(Number(value), Math.max(Number(value), lines[1]))}
      />
      <Select
        label={t('Until')}
        unmarked
        value={String(lines[1])}
        choices={choices
          .filter(({ at }) => at >= lines[0])
          .map(({ line, at }) => ({ value: String(at), label: endInWords(line, clock) }))}
        onChange={({ currentTarget: { value } }) => change(lines[0], Number(value))}
      />
    </div>
  )
}

const isShared = (one: Span, other: { start: string; end: string }) =>
  one.start < other.end && other.start < one.end

function cellsOf({ days }: Grid, mark: Mark) {
  const edges = edgesOf(mark)
  return days
    .slice(edges.days[0], edges.days[1] + 1)
    .flatMap(({ cells }) => cells.slice(edges.lines[0], edges.lines[1] + 1))
    .filter((at) => at !== null)
}
