import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers as Offers } from '@sojourn/contract/supply/country-offers'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import type { AskedPrices } from '../../find/cards/use-goal-prices.ts'
import { useAccountState } from '../../session/account.ts'
import { Stars } from '../../ui/mark/stars.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import { agentsInWords } from '../../words/offer-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './visa-offers.module.css'

const PriceForAll = lazyPart(() =>
  import('../../find/cards/load-price.ts').then(({ loadPrice }) => loadPrice()),
)

interface Props {
  offers: Offers
  /** Its name. */
  visa: string
  country: string
  /** The goal one is looking for an agent for. */
  goalId: string | undefined
}

interface Drawn extends Props {
  /** The price for all who apply for the goal is asked for. */
  asked?: AskedPrices
}

export function VisaOffers(props: Props) {
  const { offers, country, goalId } = props
  const { kind } = useAccountState()
  if (!goalId || kind !== 'present') return <StillOffers {...props} />
  return drawOffers({
    ...props,
    asked: { goalId, agents: offers.best, place: { country, visa: offers.visa } },
  })
}

const drawOffers = ({ offers, visa, goalId, asked }: Drawn) => (
  <div className={css.offers}>
    <p>
      {rich('{agents} from {price}', {
        agents: agentsInWords(offers),
        price: <Price of={{ price_from: offers.price_from }} asked={asked} />,
      })}
    </p>
    <ul aria-label={t('Agents for {visa}', { visa })}>
      {offers.best.map((agent) => (
        <li key={agent.uuid}>
          <Link to={paths.agent(agent.username, goalId)}>
            <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="s" />
            <bdi>{agent.name}</bdi>
            <Stars rating={agent.rating} />
            <span className={css.price}>
              <Price of={agent} asked={asked} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

const StillOffers = still(drawOffers)

interface Priced {
  of: Pick<Offers, 'price_from'> & { uuid?: string }
  asked: AskedPrices | undefined
}

function Price({ of, asked }: Priced) {
  const one = <MoneyText value={of.price_from} short />
  if (!asked) return one
  return (
    <Waits fallback={one}>
      <PriceForAll agent={of} asked={asked}>
        {one}
      </PriceForAll>
    </Waits>
  )
}
