import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { isWish, nameOf, timeOf } from './extra-words.ts'
import css from './offer-card.module.css'
import { offerQuery } from './offer-queries.ts'
import { OfferStatePill } from './offer-state.tsx'
import { stateOf } from './offer-words.ts'

/** The page of an order shows extras, which say nothing of people: it goes without these words. */
const ForPeople = lazyPart(() => import('./for-people.tsx'))

interface Props {
  uuid: string
  side: Side
}

/** An offer between the messages: what it costs, how it stands, and the way to answer it. */
export function OfferCard({ uuid, side }: Props) {
  const { data: offer, isError } = useQuery(offerQuery(uuid))
  if (isError) return null
  return (
    <article className={css.card} aria-label={offer ? `${nameOf(offer)}: ${offer.title}` : t('Offer')}>
      {offer ? <Known offer={offer} side={side} /> : <Skeleton shape="block" />}
    </article>
  )
}

/** The same of one that is known, as on the page of its order. */
export const OfferCardOf = ({ offer, side }: { offer: Offer; side: Side }) => (
  <article className={css.card} aria-label={`${nameOf(offer)}: ${offer.title}`}>
    <Known offer={offer} side={side} />
  </article>
)

function Known({ offer, side }: { offer: Offer; side: Side }) {
  const state = stateOf(offer)
  const waits = state === 'open' || state === 'change_asked' || state === 'wished'
  const isTurn = side === 'client' ? state === 'open' : waits && state !== 'open'
  const time = timeOf(offer)
  return (
    <>
      <p className={css.head}>
        <span>{nameOf(offer)}</span>
        <OfferStatePill offer={offer} side={side} />
      </p>
      <p className={css.title}>{offer.title}</p>
      {time && (
        <p className={css.terms}>
          <b>{offer.price.amount > 0 ? <MoneyText value={offer.price} short /> : t('No further price')}</b>
          <span>{time}</span>
        </p>
      )}
      {offer.people && (
        <p className={css.until}>
          <Waits>
            <ForPeople people={offer.people} />
          </Waits>
        </p>
      )}
      {waits && (
        <p className={css.until}>
          {rich('Holds until {time}', { time: <InstantText value={offer.ends_at} /> })}
        </p>
      )}
      <LinkButton
        to={pathsOf[side].offer(offer.uuid)}
        variant={isTurn ? 'primary' : 'secondary'}
        size="s"
        wide
      >
        {isTurn
          ? side === 'client' || isWish(offer)
            ? t('Read and answer')
            : t('Read and change')
          : t('Read it')}
      </LinkButton>
    </>
  )
}
