import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { deliveryWords } from '../../words/agent-words.ts'
import type { Side } from '../../words/order-words.ts'
import css from './offer-card.module.css'
import { offerQuery } from './offer-queries.ts'
import { OfferStatePill } from './offer-state.tsx'
import { stateOf } from './offer-words.ts'

interface Props {
  uuid: string
  side: Side
}

/** An offer between the messages: what it costs, how it stands, and the way to answer it. */
export function OfferCard({ uuid, side }: Props) {
  const { data: offer, isError } = useQuery(offerQuery(uuid))
  if (isError) return null
  return (
    <article className={css.card} aria-label={offer ? `Offer: ${offer.title}` : 'Offer'}>
      {offer ? <Known offer={offer} side={side} /> : <Skeleton shape="block" />}
    </article>
  )
}

function Known({ offer, side }: { offer: Offer; side: Side }) {
  const state = stateOf(offer)
  const waits = state === 'open' || state === 'change_asked'
  const isTurn = side === 'client' ? state === 'open' : state === 'change_asked'
  return (
    <>
      <p className={css.head}>
        <span>{offer.version > 1 ? `Offer, version ${offer.version}` : 'Offer'}</span>
        <OfferStatePill offer={offer} />
      </p>
      <p className={css.title}>{offer.title}</p>
      <p className={css.terms}>
        <b>
          <MoneyText value={offer.price} />
        </b>
        <span>{deliveryWords(offer.delivery_time)}</span>
      </p>
      {waits && (
        <p className={css.until}>
          Holds until <InstantText value={offer.ends_at} />
        </p>
      )}
      <LinkButton
        to={pathsOf[side].offer(offer.uuid)}
        variant={isTurn ? 'primary' : 'secondary'}
        size="s"
        wide
      >
        {isTurn ? (side === 'client' ? 'Read and answer' : 'Read and change') : 'Read the offer'}
      </LinkButton>
    </>
  )
}
