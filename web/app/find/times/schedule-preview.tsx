import { shortDay, zoneCity, zoneWords } from '@sojourn/contract/dates/moments'
import type { Schedules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { use, useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { askSchedules } from '../../queries/ask-schedules.ts'
import { ReaderOf } from '../../session/reader-of.tsx'
import { isSameZone } from '../../session/timezone-offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { useClockIn } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { minutesInWords } from '../../words/minutes-in-words.ts'
import { ClockSwitch } from './clock-switch.tsx'
import { daysOf, type FreeDay, minutesAhead } from './schedule-days.ts'
import css from './schedule-preview.module.css'

interface Props {
  /** Username or uuid. */
  id: string
  name: string
  /** Minutes of the meeting. */
  length?: number
}

const DAYS = 3
const SLOTS = 6

/** When an agent can be met next, as the clocks of whoever looks show it. */
export function SchedulePreview(props: Props) {
  return useHydrated() ? <Asked {...props} /> : <Bones />
}

type Answer = { schedules: Schedules } | { error: unknown }

const ask = ({ id, length }: Props): Promise<Answer> =>
  askSchedules(id, length).then(
    (schedules) => ({ schedules }),
    (error: unknown) => ({ error }),
  )

function Asked(props: Props) {
  const [answer, setAnswer] = useState(() => ask(props))
  return (
    <Waits fallback={<Bones />}>
      <Told name={props.name} answer={answer} onRetry={() => setAnswer(ask(props))} />
    </Waits>
  )
}

function Told({ name, answer, onRetry }: { name: string; answer: Promise<Answer>; onRetry: () => void }) {
  const told = use(answer)
  if ('error' in told) {
    const requestId = told.error instanceof ApiError ? told.error.requestId : null
    return (
      <ErrorPanel onRetry={onRetry} requestId={requestId}>
        {sentenceOf(told.error, t('Please try again later'))}
      </ErrorPanel>
    )
  }
  return (
    <ReaderOf>
      <Days name={name} schedules={told.schedules} />
    </ReaderOf>
  )
}

function Days({ name, schedules }: { name: string; schedules: Schedules }) {
  const here = useHere()
  const there = schedules.timezone?.name ?? here
  const [shown, show] = useState(DAYS)
  const days = daysOf(schedules.slots, here)
  const [next] = schedules.slots
  if (!next) return <Empty>{t('{name} has no free time in the next three months.', { name })}</Empty>
  return (
    <div className={css.preview}>
      <ul className={css.days}>
        {days.slice(0, shown).map(({ day, slots }) => (
          <DayOfSlots key={day} day={day} slots={slots} here={here} there={there} />
        ))}
      </ul>
      {days.length > shown && (
        <Button variant="quiet" size="s" onClick={() => show(shown + DAYS)}>
          {t('More days')}
        </Button>
      )}
      <div className={css.foot}>
        <p className={css.zones}>
          {t('Times are shown in {city} time.', { city: zoneCity(here) })}{' '}
          {zonesApart(name, next, { here, there })}
        </p>
        <ClockSwitch />
      </div>
    </div>
  )
}

interface DayProps extends FreeDay {
  here: string
  there: string
}

/** Its first slots, and all of them on demand: what is day there may be night here. */
function DayOfSlots({ day, slots, here, there }: DayProps) {
  const clockIn = useClockIn()
  const [isWhole, setWhole] = useState(slots.length <= SLOTS)
  return (
    <li className={css.day}>
      <h3 className={css.title}>{shortDay(day)}</h3>
      <ul className={css.slots} aria-label={t('Free on {day}', { day: shortDay(day) })}>
        {(isWhole ? slots : slots.slice(0, SLOTS)).map((slot) => (
          <li key={slot} className={css.slot}>
            <time
              dateTime={slot}
              title={t('{time} in {zone}', { time: clockIn(slot, there), zone: zoneWords(there) })}
            >
              {clockIn(slot, here)}
            </time>
          </li>
        ))}
        {!isWhole && (
          <li>
            <Button
              variant="quiet"
              size="s"
              aria-label={t(
                '{count, plural, one {Show # more time on {day}} other {Show # more times on {day}}}',
                {
                  count: slots.length - SLOTS,
                  day: shortDay(day),
                },
              )}
              onClick={() => setWhole(true)}
            >
              {t('+{count} more', { count: slots.length - SLOTS })}
            </Button>
          </li>
        )}
      </ul>
    </li>
  )
}

function zonesApart(name: string, instant: string, { here, there }: { here: string; there: string }) {
  if (isSameZone(here, there)) return t('{name} is in the same zone.', { name })
  const minutes = minutesAhead(instant, there, here)
  if (minutes === 0)
    return t('{name} is in {zone}, where it is the same time.', { name, zone: zoneWords(there) })
  const values = { name, zone: zoneWords(there), time: minutesInWords(Math.abs(minutes)) }
  return minutes > 0
    ? t('{name} is in {zone}, {time} ahead of you.', values)
    : t('{name} is in {zone}, {time} behind you.', values)
}

const Bones = () => (
  <Loading label={t('Loading free times')}>
    <div className={css.preview}>
      {Array.from({ length: DAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no names
        <div key={day} className={css.day}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="long" />
        </div>
      ))}
    </div>
  </Loading>
)
