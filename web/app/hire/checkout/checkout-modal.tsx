import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { soon } from '../../fast-pages/pending.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { MethodPart } from '../../payment/card/method-part.tsx'
import { useMethodChoice } from '../../payment/card/use-method-choice.ts'
import { PAYMENT_MADE } from '../../payment/polling/payment-words.ts'
import { PayBar } from '../../payment/try/pay-bar.tsx'
import { usePayment } from '../../payment/try/use-payment.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { isForFewer } from './change-of-people.ts'
import css from './checkout-modal.module.css'
import { checkoutQuery } from './checkout-query.ts'
import { CheckoutWaits } from './checkout-skeleton.tsx'
import { CheckoutSlip } from './checkout-slip.tsx'
import { CouponPart } from './coupon-part.tsx'
import { EarlyStart } from './early-start.tsx'
import { ResidencePart } from './residence-part.tsx'
import { StageCharges } from './stage-charges.tsx'
import { useCoupons } from './use-coupons.ts'

interface Props {
  orderUuid: string
  /** Closed, and gone from sight. */
  onClosed: () => void
}

const CLOSING_MS = 500
const FOR_FEWER = t('More people apply for your goal now than this order is for.')
const SAY_FIRST = t('Please say in which country you live. Then you can pay.')

/** The modal has what it needs with it, and opens over any page. */
export default function CheckoutModal(props: Props) {
  return (
    <QueryClientProvider client={queryClient()}>
      <Checkout {...props} />
    </QueryClientProvider>
  )
}

function Checkout({ orderUuid, onClosed }: Props) {
  const [open, setOpen] = useState(true)
  const checkout = useQuery(checkoutQuery(orderUuid))
  const methods = useQuery(methodsQuery)
  const choice = useMethodChoice(methods.data)
  const payment = checkout.data?.payment
  const coupons = useCoupons(orderUuid, payment)
  const goOn = useGoOn(orderUuid)
  const paying = usePayment({ payment, onPaid, onStale: () => void checkout.refetch() })
  const isReady = paying.stage.kind === 'ready'

  function onPaid() {
    toast.success(PAYMENT_MADE)
    setOpen(false)
    goOn((checkout.data?.order.in_stages?.number ?? 1) > 1)
  }

  function close() {
    if (!paying.mayLeave()) return
    setOpen(false)
    soon(onClosed, CLOSING_MS)
  }

  const order = checkout.data?.order
  const isSaid = order?.residence !== null
  const leavesOut = order !== undefined && isForFewer(order)
  const byCard = payment && payment.amount.amount > 0 ? choice.words : null

  return (
    <Modal
      open={open}
      onClose={close}
      title={t('Checkout')}
      size="l"
      steady
      actions={
        checkout.isPending ? (
          <div className={css.bar} />
        ) : (
          payment && (
            <PayBar
              paying={paying}
              amount={payment.amount}
              by={leavesOut ? FOR_FEWER : isSaid ? byCard : SAY_FIRST}
              closed={coupons.busy || !choice.isReady || !isSaid || leavesOut}
              onPay={() => void paying.pay(payment.amount.amount === 0 ? null : choice.method)}
              onClose={close}
            />
          )
        )
      }
    >
      <Loaded query={checkout} skeleton={<CheckoutWaits />}>
        {({ order, payment }) => (
          <div className={css.parts}>
            <CheckoutSlip order={order} payment={payment} />
            {payment && (
              <div className={css.ways}>
                <ResidencePart order={order} disabled={!isReady} />
                <MethodPart
                  {...{ methods, choice }}
                  isFree={payment.amount.amount === 0}
                  disabled={!isReady}
                />
                <EarlyStart order={order} disabled={!isReady} />
                <StageCharges order={order} disabled={!isReady} />
                <CouponPart payment={payment} coupons={coupons} disabled={!isReady} />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

/** A first payment leads to the meeting, a later stage back to its order. Back does not lead to the checkout again. */
function useGoOn(orderUuid: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (isLater: boolean) => {
    void queries.invalidateQueries()
    const next = isLater ? clientPaths.order(orderUuid) : clientPaths.schedule(orderUuid)
    void navigate(next, { replace: true })
  }
}
