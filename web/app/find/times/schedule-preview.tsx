import { shortDay, zoneCity, zoneWords } from '@sojourn/contract/dates/moments'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import type { Schedules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { use, useState } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { askSchedules } from '../../queries/ask-schedules.ts'
import { ReaderOf } from '../../session/reader-of.tsx'
import { isSameZone } from '../../session/timezone-offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { useClockIn } from '../../ui/date/clock.ts'
import { useHere } from '../../ui/date/reader.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { minutesInWords } from '../../words/minutes-in-words.ts'
import { ClockSwitch } from './clock-switch.tsx'
import { daysOf, type FreeDay, minutesAhead } from './schedule-days.ts'
import css from './schedule-preview.module.css'

/** The preview shows the times of this agent. */
export type MetAgent = Pick<AgentProfile, 'uuid' | 'name' | 'username' | 'takes_questions'>

interface Props {
  agent: MetAgent
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

const ask = ({ agent, length }: Props): Promise<Answer> =>
  askSchedules(agent.uuid, length).then(
    (schedules) => ({ schedules }),
    (error: unknown) => ({ error }),
  )

function Asked(props: Props) {
  const [answer, setAnswer] = useState(() => ask(props))
  return (
    <Waits fallback={<Bones />}>
      <Told agent={props.agent} answer={answer} onRetry={() => setAnswer(ask(props))} />
    </Waits>
  )
}

interface ToldProps {
  agent: MetAgent
  answer: Promise<Answer>
  onRetry: () => void
}

function Told({ agent, answer, onRetry }: ToldProps) {
  const told = use(answer)
  if ('error' in told) return <ErrorPanel onRetry={onRetry} error={told.error} />
  return (
    <ReaderOf>
      <Days agent={agent} schedules={told.schedules} />
    </ReaderOf>
  )
}

function Days({ agent, schedules }: { agent: MetAgent; schedules: Schedules }) {
  const { name } = agent
  const here = useHere()
  const there = schedules.timezone?.name ?? here
  const [shown, show] = useState(DAYS)
  const days = daysOf(schedules.slots, here)
  const [next] = schedules.slots
  if (schedules.has_hours === false) return <NoHours agent={agent} />
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

const NoHours = ({ agent: { name, username, takes_questions } }: { agent: MetAgent }) => (
  <Empty
    action={
      takes_questions && (
        <LinkButton to={paths.ask(username)} variant="secondary" size="s" icon="chat">
          {t('Ask a question')}
        </LinkButton>
      )
    }
  >
    {t('{name} has not set hours for meetings yet.', { name })}
  </Empty>
)

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
