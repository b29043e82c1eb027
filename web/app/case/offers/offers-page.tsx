import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OfferSummary } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Tabs } from '../../ui/list/tabs.tsx'
import { moneyColumn } from '../../ui/money/money-column.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { Nothing } from '../parts/nothing.tsx'
import { PartyLine } from '../parts/party.tsx'
import { isWish, nameOf } from './extra-words.ts'
import css from './offer-page.module.css'
import { offersQuery } from './offer-queries.ts'
import { OfferStatePill } from './offer-state.tsx'
import { isOfferTab, offerTabs } from './offer-tabs.ts'
import { stateOf } from './offer-words.ts'

/** Orders and offers beside each other: what is agreed, and what is not yet. */
export const OrderRooms = ({ side }: { side: Side }) => (
  <NavTabs
    label={t('Orders and offers')}
    tabs={[
      { label: t('Orders'), to: pathsOf[side].orders() },
      { label: t('Offers'), to: pathsOf[side].offers() },
    ]}
  />
)

/** The offers of one side in all their versions, the newest first. */
export function OffersPage({ side }: { side: Side }) {
  const [params] = useSearchParams()
  const asked = params.get('status')
  const tab = isOfferTab(asked) ? asked : undefined
  const { data, error, isPlaceholderData, refetch } = useQuery(
    offersQuery(tab, params.get('cursor') || undefined),
  )
  return (
    <>
      <PageTitle
        intro={
          side === 'client'
            ? t('What agents offered you at a price of its own. You pay only if you accept.')
            : t(
                'What you offered clients at a price of its own. An offer that is accepted and paid becomes an order; an extra changes one that runs.',
              )
        }
      >
        {t('Offers')}
      </PageTitle>
      <div className={css.list}>
        <OrderRooms side={side} />
        <Tabs name="status" label={t('Offers by status')} tabs={offerTabs} />
        <Table
          caption={t('Offers')}
          columns={columnsOf[side]}
          rows={data?.items ?? (error ? 'failed' : 'loading')}
          stale={isPlaceholderData}
          rowKey={({ uuid }) => uuid}
          empty={tab ? <NoneOf side={side} /> : <None side={side} />}
          onRetry={() => refetch()}
          error={error}
        />
        <Pagination label={t('More offers')} nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}

/** An answer has ended the time to answer. */
const isAnswered = (offer: OfferSummary) =>
  ['agreed', 'declined', 'taken_back', 'replaced'].includes(stateOf(offer))

const columns = (side: Side): Column<OfferSummary>[] => [
  {
    header: t('Offer'),
    cell: (offer) => (
      <span className={css.cell}>
        <Link to={pathsOf[side].offer(offer.uuid)}>
          <bdi>{offer.title}</bdi>
        </Link>
        {(offer.extra || offer.version > 1) && <span className={css.note}>{nameOf(offer)}</span>}
      </span>
    ),
  },
  {
    header: side === 'client' ? t('Agent') : t('Client'),
    cell: (offer) => <PartyLine party={otherSide(offer, side)} />,
  },
  { header: t('Status'), cell: (offer) => <OfferStatePill offer={offer} side={side} /> },
  {
    header: t('Holds until'),
    cell: (offer) => (isAnswered(offer) ? <Nothing /> : <DayText value={offer.ends_at} />),
  },
  moneyColumn({
    header: t('Price'),
    of: ({ price }) => price,
    instead: (offer) =>
      isWish(offer) ? t('Not named yet') : offer.price.amount === 0 ? t('None') : undefined,
  }),
]
const columnsOf = { client: columns('client'), agent: columns('agent') }

const None = ({ side }: { side: Side }) => (
  <Empty
    hint={
      side === 'client'
        ? t('An agent you write to can make you an offer in your conversation. It is shown here.')
        : t('Make a client an offer in your conversation with them. It is shown here.')
    }
    action={<LinkButton to={pathsOf[side].messages()}>{t('Messages')}</LinkButton>}
  />
)

const NoneOf = ({ side }: { side: Side }) => (
  <Empty
    hint={t('No offers have this status.')}
    action={
      <LinkButton to={pathsOf[side].offers()} variant="secondary">
        {t('Show all offers')}
      </LinkButton>
    }
  />
)
