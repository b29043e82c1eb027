import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import type { BlockerPlace } from '@sojourn/contract/people/blocker-places'
import type { Blocker } from '@sojourn/contract/people/own-data'
import { t } from '@sojourn/contract/words/t'
import { useAccount } from '../../session/use-account.ts'
import { Link } from '../../ui/text/link.tsx'
import css from './deletion-panel.module.css'

/** Each says what has to be settled before the account goes, and leads to where that is done. */
export const Blockers = ({ of }: { of: readonly Blocker[] }) => (
  <ul className={css.blockers}>
    {of.map(({ words, place }) => (
      <li key={words}>
        {words} {place && <ToPlace place={place} />}
      </li>
    ))}
  </ul>
)

const NAMES: Record<BlockerPlace, string> = {
  client_orders: t('See the orders'),
  agent_orders: t('See the orders'),
  payments: t('See the payments'),
  wallet: t('Open the wallet'),
  coupons: t('See the coupons'),
  plan: t('See the plan'),
}

function ToPlace({ place }: { place: BlockerPlace }) {
  const side = roomOf(useAccount().role) === 'agent' ? 'agent' : 'client'
  const paths: Record<BlockerPlace, string> = {
    client_orders: clientPaths.orders(),
    agent_orders: agentPaths.orders(),
    payments: pathsOf[side].payments(),
    wallet: agentPaths.wallet(),
    coupons: clientPaths.coupons(),
    plan: agentPaths.subscriptions(),
  }
  return <Link to={paths[place]}>{NAMES[place]}</Link>
}
