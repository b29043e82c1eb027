import type { Visa } from '@sojourn/contract/ground/reference'
import { paths } from '@sojourn/contract/paths/paths'
import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf } from './by-purpose.ts'
import { type ShortFact, shortFee, shortTime } from './facts/short-facts.ts'
import { OffersOfVisa } from './offers-of-visa.tsx'

interface Props {
  visa: Visa
  country: string
  offers: VisaOffers | undefined
  lives: { id: string; name: string } | undefined
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
}

/** A visa in one line, which leads to its page. */
export const VisaLink = ({ visa, country, offers, lives, goalId }: Props) => (
  <Link to={paths.visa(country, anchorOf(visa), { from: lives?.id, goalId })}>
    <strong>
      <bdi lang="en">{visa.name}</bdi>
    </strong>
    <Fact name={t('Government fee')} fact={shortFee(visa)} />
    <Fact name={t('Typical time')} fact={shortTime(visa, lives)} />
    <OffersOfVisa offers={offers} />
    <Icon name="chevron-right" size="s" />
  </Link>
)

/** An unknown fact keeps its place empty where the lines stand in columns. */
const Fact = ({ name, fact }: { name: string; fact: ShortFact | null }) => (
  <span data-last={fact?.isOld ? '' : undefined}>
    {fact && (
      <>
        <span data-hidden>{name}: </span>
        {fact.words}
      </>
    )}
  </span>
)
