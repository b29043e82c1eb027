import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { MethodPart } from '../../payment/card/method-part.tsx'
import { useMethodChoice } from '../../payment/card/use-method-choice.ts'
import { PAYMENT_MADE } from '../../payment/polling/payment-words.ts'
import { PayBar } from '../../payment/try/pay-bar.tsx'
import { usePayment } from '../../payment/try/use-payment.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { debtPaid, debtPaymentQuery } from './debt-queries.ts'

interface Props {
  currency: string
  onClose: () => void
}

/** Debts are paid by card; coupons have no part in it. */
export function DebtCheckout({ currency, onClose }: Props) {
  const queries = useQueryClient()
  const opened = useQuery(debtPaymentQuery(currency))
  const methods = useQuery(methodsQuery)
  const choice = useMethodChoice(methods.data)
  const payment = opened.data
  const paying = usePayment({ payment, onPaid, onStale: () => void opened.refetch() })

  function onPaid() {
    toast.success(PAYMENT_MADE)
    void debtPaid(queries)
    onClose()
  }

  return (
    <Modal
      open
      onClose={() => paying.mayLeave() && onClose()}
      title={t('Pay what you owe')}
      actions={
        payment && (
          <PayBar
            paying={paying}
            amount={payment.amount}
            by={choice.words}
            closed={!choice.isReady}
            onPay={() => void paying.pay(choice.method)}
            onClose={onClose}
          />
        )
      }
    >
      <Loaded query={opened}>
        {() => (
          <MethodPart
            methods={methods}
            choice={choice}
            isFree={false}
            disabled={paying.stage.kind !== 'ready'}
          />
        )}
      </Loaded>
    </Modal>
  )
}
