import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import css from './checkout-slip.module.css'

/** For how many people it is, and what the price says of them. Nobody is kept from paying. */
export function SlipTravellers({ order }: { order: Order }) {
  const { travellers, goal, uuid, in_stages } = order
  const isLater = (in_stages?.number ?? 1) > 1
  return (
    <li>
      <Icon name="users" size="s" />
      <span>
        {t('{count, plural, one {For you and # other: {names}} other {For you and # others: {names}}}', {
          count: travellers.length,
          names: listed(travellers.map(({ name }) => name)),
        })}{' '}
        {!isLater && (
          <Link to={`${clientPaths.editGoal(goal.id, { order: uuid })}#travellers`}>{t('Change')}</Link>
        )}
        <OfPrice order={order} />
      </span>
    </li>
  )
}

/** An agreed offer has its own price: nothing of further people is said there. */
function OfPrice({ order: { further_person: further, offer, goal, service, agent } }: { order: Order }) {
  if (offer || (further && further.amount > 0)) return null
  if (further)
    return <small className={css.ofPrice}>{t('The price is for everybody who applies together.')}</small>
  const [first = agent.full_name] = agent.full_name.split(' ')
  return (
    <small className={css.ofPrice}>
      {t('The service does not say whether the price covers others.')}{' '}
      <Link to={paths.ask(agent.uuid, { goalId: goal.id, service: service?.id })}>
        {t('Ask {name}', { name: first })}
      </Link>
    </small>
  )
}
