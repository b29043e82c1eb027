import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { applyNow, forPeople } from '../../words/people-words.ts'
import { travellersOf } from '../../words/travellers-of.ts'
import { changeOf } from './change-of-people.ts'
import css from './checkout-slip.module.css'

/** For how many people it is, and what the price says of them. */
export function SlipTravellers({ order }: { order: Order }) {
  const { goal, uuid, in_stages } = order
  const isLater = (in_stages?.number ?? 1) > 1
  const { words, more } = wholeWords(order)
  return (
    <li>
      <Icon name="users" size="s" />
      <div className={css.people}>
        {words}{' '}
        {!isLater && (
          <Link to={`${clientPaths.editGoal(goal.id, { order: uuid })}#travellers`}>{t('Change')}</Link>
        )}
        {more.length > 0 && (
          <details className={css.more}>
            <summary>
              {t('… and {count} more', { count: more.length })}
              <Icon name="chevron-down" size="s" />
            </summary>
            {listed(more)}
          </details>
        )}
        <OfPrice order={order} />
        <Changed order={order} />
      </div>
    </li>
  )
}

/** Nine long names would keep the price from the first screen of a phone. */
const MOST_NAMES = 3

function wholeWords(order: Order) {
  const names = travellersOf(order).map(({ name }) => name)
  const people = order.offer?.people ?? (names.length === 0 ? 1 : null)
  if (people) {
    const known = people === 1 + names.length ? [order.client.full_name, ...names] : []
    return { words: forPeople(people, known.slice(0, MOST_NAMES)), more: known.slice(MOST_NAMES) }
  }
  const words = t(
    '{count, plural, one {For you and # other: {names}} other {For you and # others: {names}}}',
    { count: names.length, names: listed(names.slice(0, MOST_NAMES)) },
  )
  return { words, more: names.slice(MOST_NAMES) }
}

/** The goal has other people since the offer was made, or accepted. */
function Changed({ order }: { order: Order }) {
  const { offer, agent, goal } = order
  const change = changeOf(order)
  if (!change || !offer?.applying) return null
  return (
    <small className={css.ofPrice} role="status">
      {applyNow(offer.applying)}{' '}
      {change === 'again' ? (
        t('Check who applies and save the goal: the order is made again.')
      ) : (
        <>
          {change === 'fewer' && `${PRICE_STAYS} `}
          <Link to={paths.ask(agent.uuid, { goalId: goal.id })}>
            {t('Ask {name} for a new offer', { name: firstOf(agent) })}
          </Link>
        </>
      )}
    </small>
  )
}

const PRICE_STAYS = t('The price stays the same.')

const firstOf = ({ full_name }: Order['agent']) => full_name.split(' ')[0] ?? full_name

/** An agreed offer has its own price: nothing of further people is said there. */
function OfPrice({ order: { further_person: further, offer, goal, service, agent } }: { order: Order }) {
  if (offer || (further && further.amount > 0)) return null
  if (further)
    return <small className={css.ofPrice}>{t('The price is for everybody who applies together.')}</small>
  return (
    <small className={css.ofPrice}>
      {t('The service does not say whether the price covers others.')}{' '}
      <Link to={paths.ask(agent.uuid, { goalId: goal.id, service: service?.id })}>
        {t('Ask {name}', { name: firstOf(agent) })}
      </Link>
    </small>
  )
}
