import { PRODUCT } from '@sojourn/contract/calls/names'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { orderQuery, ordersChanged } from '../../queries/order-queries.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { useHeadingAfter } from '../../ui/text/focus-heading.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { type OrderState, stateOf } from '../../words/order-words.ts'
import { meetingsQuery } from '../meetings/meeting-queries.ts'
import { loadOrder } from '../order/load-order.ts'
import { OrderBones } from '../order/order-skeleton.tsx'
import { isMissing } from '../parts/is-missing.ts'
import { AfterPaying } from '../paying/after-paying.tsx'
import { FinishPayment } from '../paying/finish-payment.tsx'
import { GiveUpOrder } from '../paying/give-up-order.tsx'
import { PaidSlip } from '../paying/paid-slip.tsx'
import type { Route } from './+types/schedule-page'
import { MeetingPart } from './meeting-part.tsx'
import css from './schedule-page.module.css'

export const handle = true

export const meta = () => ownPageMeta(t('Schedule'))

export const loader = loadOrder
export const clientLoader = () => null

export default function Schedule({ params, loaderData }: Route.ComponentProps) {
  return <SchedulePage key={params.uuid} uuid={params.uuid} loaded={loaderData} />
}

interface Props {
  uuid: string
  loaded: Order | null
}

/** A client arrives here after paying, and reads that it is paid, when to meet, and what comes next. */
function SchedulePage({ uuid, loaded }: Props) {
  const order = useQuery({ ...orderQuery(uuid), ...(loaded && { initialData: loaded }) })
  const queries = useQueryClient()
  // One comes here from paying: what the browser knew of orders is from before.
  useEffect(() => void ordersChanged(queries), [queries])
  const me = useAccount().uuid
  const isMine = order.data === undefined || order.data.client.uuid === me
  if (!isMine || isMissing(order.error)) return <Missing />
  return (
    <Loaded query={order} skeleton={<OrderBones />}>
      {(known) => <Known order={known} />}
    </Loaded>
  )
}

const titles: Record<OrderState, string> = {
  awaiting_payment: t('Finish payment'),
  paid: t('Your order is paid'),
  ongoing: t('Your order is in progress'),
  conflicted: t('Your order is in conflict'),
  completed: t('Your order is completed'),
  cancelled: t('Your order is cancelled'),
}

function Known({ order }: { order: Order }) {
  const state = stateOf(order)
  const isOpen = state === 'paid' || state === 'ongoing'
  const meetings = useQuery({
    ...meetingsQuery(order.uuid),
    enabled: isOpen && order.meeting_length !== null,
  })
  useHeadingAfter(meetings.data && (meetings.data.next?.id ?? null))
  const title = isOpen && order.meeting_length !== null ? meetingTitle(order, meetings.data) : titles[state]
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[
              { label: t('Orders'), to: clientPaths.orders() },
              { label: order.ref, to: clientPaths.order(order.uuid) },
            ]}
            here={t('Schedule')}
          />
        }
        intro={order.title}
      >
        {title}
      </PageTitle>
      {isOpen ? (
        <div className={css.parts}>
          <PaidSlip order={order} />
          {order.meeting_length && (
            <MeetingPart order={order} length={order.meeting_length} meetings={meetings} />
          )}
          <AfterPaying
            order={order}
            hasMet={meetings.data?.past.some(({ slug }) => slug === 'done') ?? false}
          />
        </div>
      ) : (
        <Closed order={order} state={state} />
      )}
    </>
  )
}

const meetingTitle = ({ agent }: Order, meetings: OrderMeetings | undefined) =>
  meetings?.next && !meetings.may.includes('book')
    ? t('Your meeting with {name}', { name: agent.full_name })
    : t('Choose a time with {name}', { name: agent.full_name })

const Closed = ({ order, state }: { order: Order; state: OrderState }) =>
  state === 'awaiting_payment' ? (
    <Unpaid order={order} />
  ) : (
    <Empty
      action={<LinkButton to={clientPaths.order(order.uuid)}>{t('View order')}</LinkButton>}
      hint={t('The order page shows its status and what was agreed.')}
    >
      {t('There is nothing to schedule here.')}
    </Empty>
  )

const Unpaid = ({ order }: { order: Order }) => (
  <section className={css.unpaid} aria-label={t('Payment')}>
    <p>
      {t('This order is not paid yet. {name} is told once it is paid. Then you can choose a time to meet.', {
        name: order.agent.full_name,
      })}
    </p>
    <div className={css.acts}>
      <FinishPayment order={order} />
      <GiveUpOrder order={order} />
    </div>
  </section>
)
