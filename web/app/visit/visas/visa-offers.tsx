import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers as Offers } from '@sojourn/contract/supply/country-offers'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import { agentsInWords } from '../../words/offer-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './visa-offers.module.css'

interface Props {
  offers: Offers
  /** Its name. */
  visa: string
  /** The goal one is looking for an agent for. */
  goalId: string | undefined
}

export const VisaOffers = still(({ offers, visa, goalId }: Props) => (
  <div className={css.offers}>
    <p>
      {rich('{agents} from {price}', {
        agents: agentsInWords(offers),
        price: <MoneyText value={offers.price_from} short />,
      })}
    </p>
    <ul aria-label={t('Agents for {visa}', { visa })}>
      {offers.best.map(({ uuid, username, name, profile_picture, rating, price_from }) => (
        <li key={uuid}>
          <Link to={paths.agent(username, goalId)}>
            <Avatar id={uuid} name={name} picture={profile_picture} size="s" />
            <bdi>{name}</bdi>
            <Stars rating={rating} />
            <MoneyText value={price_from} short />
          </Link>
        </li>
      ))}
    </ul>
  </div>
))
