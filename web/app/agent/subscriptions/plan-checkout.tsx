import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { at } from '../../api/call-query.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useMethodChoice } from '../../payment/card/use-method-choice.ts'
import { useNewCard } from '../../payment/card/use-new-card.ts'
import { PAYMENT_MADE } from '../../payment/polling/payment-words.ts'
import { PayBar } from '../../payment/try/pay-bar.tsx'
import { usePayment } from '../../payment/try/use-payment.ts'
import { methodsQuery } from '../../queries/payment-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { billPaymentQuery } from './billing-queries.ts'
import { CardChoice } from './card-choice.tsx'
import { planChanged } from './plan-queries.ts'
import { PlanSums } from './plan-sums.tsx'

interface Props {
  payableId: string
  onClose: () => void
}

/** A plan is paid with a saved card, which its renewals are charged to; without one a card is added first. */
export function PlanCheckout({ payableId, onClose }: Props) {
  const opened = useQuery(billPaymentQuery(payableId))
  const methods = useQuery(methodsQuery)
  const choice = useMethodChoice(methods.data)
  const adding = useNewCard({
    returnTo: agentPaths.subscriptions(),
    onSaved: ({ id }) => choice.choose(id),
  })
  const payment = opened.data
  const paying = usePayment({ payment, onPaid: usePaid(onClose), onStale: () => void opened.refetch() })

  const isFree = payment?.amount.amount === 0
  const needsCard = !isFree && choice.isReady && choice.method === null
  return (
    <Modal
      open
      onClose={() => paying.mayLeave() && onClose()}
      title={t('Pay for your plan')}
      size="l"
      actions={
        payment &&
        (needsCard ? (
          <AddCard adding={adding} onClose={onClose} />
        ) : (
          <PayBar
            paying={paying}
            amount={payment.amount}
            by={isFree ? null : choice.words}
            free={t('Confirm your plan')}
            closed={!choice.isReady}
            onPay={() => void paying.pay(isFree ? null : choice.method)}
            onClose={onClose}
          />
        ))
      }
    >
      <Loaded query={opened}>
        {({ item, taxes, total }) => (
          <>
            <PlanSums lines={[{ text: item.title, amount: item.price }]} taxes={taxes} total={total} />
            {!isFree && (
              <CardChoice
                methods={methods}
                choice={choice}
                adding={adding}
                disabled={paying.stage.kind !== 'ready'}
              />
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function usePaid(onClose: () => void) {
  const queries = useQueryClient()
  return () => {
    toast.success(PAYMENT_MADE)
    void queries.invalidateQueries(at('GET /payments'))
    void planChanged(queries)
    onClose()
  }
}

function AddCard({ adding, onClose }: { adding: ReturnType<typeof useNewCard>; onClose: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={adding.window ? adding.cancel : onClose}>
        {t('Cancel')}
      </Button>
      {adding.window ? (
        <Button icon="external" onClick={() => adding.window?.focus()}>
          {t('Show the payment window')}
        </Button>
      ) : (
        <Button icon="card" busy={adding.busy} onClick={() => void adding.add()}>
          {t('Add payment method')}
        </Button>
      )}
    </>
  )
}
