import { PRODUCT } from '@sojourn/contract/calls/names'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { useAccount } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { OthersText } from '../../ui/translation/others-text.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { applyNow } from '../../words/people-words.ts'
import { rich } from '../../words/rich.tsx'
import { isMissing } from '../parts/is-missing.ts'
import { PartyLine } from '../parts/party.tsx'
import { acceptingDoes, isWish, meaningOfExtra } from './extra-words.ts'
import { OfferActs } from './offer-acts.tsx'
import css from './offer-page.module.css'
import { offerQuery } from './offer-queries.ts'
import { OfferStatePill } from './offer-state.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { isForFewer, meaningOf, offerStates, stateOf } from './offer-words.ts'

interface Props {
  uuid: string
  side: Side
}

/** An offer as one of its sides reads it, answers it and prints it. */
export function OfferPage({ uuid, side }: Props) {
  const offer = useQuery(offerQuery(uuid))
  const me = useAccount().uuid
  // In the other mode one is the other side of it, or none.
  const isMine = offer.data === undefined || offer.data[side].uuid === me
  if (!isMine || isMissing(offer.error)) return <Missing />
  return <Loaded query={offer}>{(known) => <Known offer={known} side={side} />}</Loaded>
}

function Known({ offer, side }: { offer: Offer; side: Side }) {
  const state = stateOf(offer)
  const waits = state === 'open' || state === 'change_asked' || state === 'wished'
  const isTurn = side === 'client' ? state === 'open' || state === 'accepted' : waits && state !== 'open'
  return (
    <div className={css.page}>
      <title>{`${offer.title} · ${PRODUCT}`}</title>
      <PageTitle
        above={
          <Breadcrumbs trail={[{ label: t('Offers'), to: pathsOf[side].offers() }]} here={offer.title} />
        }
      >
        {offer.title}
      </PageTitle>
      <Head offer={offer} side={side} />
      <div className={css.screen}>
        <StepCard
          turn={isTurn ? t('Your turn') : offerStates[state].name}
          yours={isTurn}
          title={titleOf(offer, state, side)}
          actions={<OfferActs offer={offer} side={side} />}
          below={
            offer.answer && (
              <OthersText as="blockquote" className={css.quote} isOwn={side === 'client'}>
                {offer.answer}
              </OthersText>
            )
          }
        >
          {!(waits && isForFewer(offer.people)) && (
            <p>{(offer.extra && meaningOfExtra(offer, state, side)) || meaningOf[state][side]}</p>
          )}
          {offer.extra && state === 'open' && <p>{doesFor(side, offer)}</p>}
          {waits && <Changed offer={offer} />}
          {waits && (
            <p>
              {isWish(offer)
                ? rich('It can be answered until {time}.', { time: <InstantText value={offer.ends_at} /> })
                : rich('It holds until {time}.', { time: <InstantText value={offer.ends_at} /> })}
            </p>
          )}
        </StepCard>
      </div>
      <OfferTerms offer={offer} isOwn={side === (isWish(offer) ? 'client' : 'agent')} />
      <Origin offer={offer} waits={waits} />
      <Ways offer={offer} side={side} />
    </div>
  )
}

const Origin = ({ offer, waits }: { offer: Offer; waits: boolean }) => (
  <p className={css.note}>
    {isWish(offer)
      ? rich('Asked for by {client} on {time}.', {
          client: offer.client.full_name,
          time: <InstantText value={offer.created_at.date} />,
        })
      : rich('Offered by {agent} to {client} on {time}.', {
          agent: offer.agent.full_name,
          client: offer.client.full_name,
          time: <InstantText value={offer.created_at.date} />,
        })}{' '}
    {waits &&
      !isWish(offer) &&
      rich('It holds until {time}.', { time: <InstantText value={offer.ends_at} /> })}
  </p>
)

/** The client reads that their goal has other people by now than the price is for. */
function Changed({ offer: { people } }: { offer: Offer }) {
  const applying = people?.applying
  if (!people || !applying || applying === people.count) return null
  return (
    <p>
      {applyNow(applying)}{' '}
      {isForFewer(people)
        ? t('The price is for fewer. Please ask for a change before you accept.')
        : t('The price stays the same unless you ask for a change.')}
    </p>
  )
}

const Head = ({ offer, side }: { offer: Offer; side: Side }) => (
  <div className={css.head}>
    <OfferStatePill offer={offer} side={side} />
    {offer.version > 1 && (
      <span className={css.note}>{t('Version {version}', { version: offer.version })}</span>
    )}
    {!isWish(offer) && (
      <span className={css.price}>
        {offer.price.amount > 0 ? <MoneyText value={offer.price} short /> : t('No further price')}
      </span>
    )}
    <PartyLine
      party={otherSide(offer, side)}
      role={side === 'client' ? t('Your agent') : t('Your client')}
      linked={side === 'client'}
    />
  </div>
)

const Ways = ({ offer, side }: { offer: Offer; side: Side }) => {
  const talk = talkOf(offer, side)
  return (
    <p className={`${css.acts} ${css.screen}`}>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {talk && (
        <LinkButton to={talk} variant="secondary" icon="chat">
          {t('Open the conversation')}
        </LinkButton>
      )}
      {offer.extra && offer.conversation.order && (
        <LinkButton to={pathsOf[side].order(offer.conversation.order.uuid)} variant="secondary">
          {t('Open the order it changes')}
        </LinkButton>
      )}
      {offer.replaces && <Link to={pathsOf[side].offer(offer.replaces)}>{t('Read the version before')}</Link>}
    </p>
  )
}

const doesFor = (side: Side, offer: Offer) =>
  side === 'client'
    ? acceptingDoes(offer)
    : offer.price.amount > 0
      ? t('Once it is accepted it is the next stage of the order. Do not begin it before it is paid.')
      : t('Once it is accepted the due day moves.')

const OPEN = { client: t('Answer this offer'), agent: t('Your client reads this offer') }
const OPEN_EXTRA = { client: t('Answer this extra'), agent: t('Your client reads this extra') }

function titleOf(offer: Offer, state: ReturnType<typeof stateOf>, side: Side) {
  if (state === 'wished') return side === 'client' ? t('Your agent answers') : t('Answer your client')
  if (isWish(offer)) return offerStates[state].name
  if (state === 'open') return offer.extra ? OPEN_EXTRA[side] : OPEN[side]
  if (state === 'change_asked' && side === 'client') return t('A new version comes')
  if (state === 'change_asked') return offer.extra ? t('Change this extra') : t('Change this offer')
  if (state === 'accepted') return side === 'client' ? t('Pay the order') : t('The payment comes next')
  return offerStates[state].name
}

/** Both write about it at an order, or at a question that has none yet. */
function talkOf({ conversation: { uuid, order } }: Offer, side: Side) {
  if (order) return pathsOf[side].conversation(order.uuid)
  return uuid && pathsOf[side].question(uuid)
}
