import { JOURNEY_STOPS } from '@sojourn/contract/desk/desk-words'
import type { GoalPass as Pass, Today } from '@sojourn/contract/desk/today'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { orderStates } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './goal-pass.module.css'
import { toDoPath, toDoWords } from './to-do-words.ts'

const stops: Record<(typeof JOURNEY_STOPS)[number], string> = {
  paid: t('Paid'),
  started: t('Started'),
  documents: t('Documents'),
  filed: t('Filed'),
  decided: t('Decided'),
}

/** A goal as a boarding pass over the whole width: its route, how far it has come, and the one next act. */
export function GoalPass({ pass, today }: { pass: Pass; today: Today }) {
  const { order, others, from, country, stage } = pass
  const orders = [...(order ? [order] : []), ...others]
  const isOfGoal = (one: { order: { uuid: string } }) => orders.some(({ uuid }) => uuid === one.order.uuid)
  const lines = today.todo.filter(isOfGoal)
  const next = lines.find(({ kind }) => kind !== 'read_messages')
  const unread = lines.find(({ kind }) => kind === 'read_messages')
  const meeting = today.coming.find((one) => one.kind === 'meeting' && isOfGoal(one))
  return (
    <Card as="li" padding="none" className={css.pass}>
      <div className={css.main}>
        <Route from={from} to={country} />
        <h2>
          <Link to={clientPaths.goal(pass.id)}>
            <bdi>{pass.name}</bdi>
          </Link>
        </h2>
        <p className={css.note}>
          {order ? (
            <>
              <bdi>{order.title}</bdi> · <bdi>{order.with}</bdi>
              <InConflict order={order} />
            </>
          ) : (
            t('No agent yet')
          )}{' '}
          {stage && `· ${t('Stage {number} of {count}', stage)} `}·{' '}
          {rich('By {day}', { day: <DayText value={pass.by} /> })}
        </p>
        <OtherOrders orders={others} />
        <Stops pass={pass} />
      </div>
      <div className={css.stub}>
        <NextAct pass={pass} next={next} />
        {meeting && (
          <p className={css.note}>
            {rich('Next meeting: {time}', { time: <InstantText value={meeting.at} /> })}
          </p>
        )}
        {unread && (
          <Link to={clientPaths.conversation(unread.order.uuid)}>
            {t('{count, plural, one {# unread message} other {# unread messages}}', { count: unread.count })}
          </Link>
        )}
      </div>
    </Card>
  )
}

const Route = ({ from, to }: { from: Pass['from']; to: Pass['country'] }) => (
  <p className={css.route}>
    {from && (
      <>
        <Flag country={from.id} size="m" />
        <bdi>{from.name}</bdi>{' '}
      </>
    )}
    <Icon name="plane" />
    <span data-hidden> {t('to')} </span>
    <Flag country={to.id} size="m" />
    <bdi>{to.name}</bdi>
  </p>
)

const OtherOrders = ({ orders }: { orders: Pass['others'] }) =>
  orders.length > 0 && (
    <ul className={css.others} aria-label={t('Other orders for this goal')}>
      {orders.map((order) => (
        <li key={order.uuid}>
          <Link to={clientPaths.order(order.uuid)}>
            <bdi>{order.title}</bdi>
          </Link>{' '}
          · <bdi>{order.with}</bdi>
          <InConflict order={order} />
        </li>
      ))}
    </ul>
  )

const InConflict = ({ order }: { order: Pass['others'][number] }) =>
  order.in_conflict && (
    <>
      {' '}
      <Pill tone={orderStates.conflicted.tone} icon={orderStates.conflicted.icon}>
        {orderStates.conflicted.name}
      </Pill>
    </>
  )

/** The first thing on the client's list comes next; without one they record what was decided, see their order or look for an agent. */
function NextAct({
  pass: { id, order, country, completed, reached },
  next,
}: {
  pass: Pass
  next: Today['todo'][number] | undefined
}) {
  if (next)
    return (
      <LinkButton to={toDoPath(next, 'client')} size="s">
        {toDoWords[next.kind].act(next)}
      </LinkButton>
    )
  if (completed)
    return (
      <LinkButton to={clientPaths.goal(id)} variant="secondary" size="s">
        {reached.includes('filed') ? t('Record the decision') : t('See what is next')}
      </LinkButton>
    )
  return (
    <LinkButton
      to={
        order
          ? clientPaths.order(order.uuid)
          : paths.agents({ goalId: String(id), country: country.id.toLowerCase() })
      }
      variant="secondary"
      size="s"
    >
      {order ? t('View order') : t('Find an agent')}
    </LinkButton>
  )
}

/** Completed work has nothing more to come. */
const Stops = ({ pass: { reached, completed } }: { pass: Pass }) => (
  <ol className={css.stops} aria-label={t('How far it has come')}>
    {JOURNEY_STOPS.filter((stop) => !completed || reached.includes(stop)).map((stop) => (
      <StopItem key={stop} name={stops[stop]} isReached={reached.includes(stop)} />
    ))}
    {completed && !reached.includes('decided') && <StopItem name={t('Completed')} isReached />}
  </ol>
)

const StopItem = ({ name, isReached }: { name: string; isReached: boolean }) => (
  <li data-reached={isReached || undefined}>
    {isReached && <Icon name="check" size="s" />}
    {name}
    <span data-hidden>{isReached ? t(', done') : t(', to come')}</span>
  </li>
)
