import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { rich } from '../../words/rich.tsx'
import css from './pay-bar.module.css'
import type { usePayment } from './use-payment.ts'

interface Props {
  paying: ReturnType<typeof usePayment>
  amount: Money
  /** The card it goes by, while there is nothing else to say. */
  by: string | null
  free?: string
  closed: boolean
  onPay: () => void
  onClose: () => void
}

/** How the payment stands, and its one button. Everything keeps its place whatever is said. */
export function PayBar(props: Props) {
  const { paying, amount, by, free = t('Complete the order'), closed, onPay, onClose } = props
  const { stage, said, page } = paying
  return (
    <div className={css.bar}>
      <div className={css.said}>
        {!said && <p>{by}</p>}
        <p role="status">{!said?.isProblem && said?.text}</p>
        <p role="alert" className={css.problem}>
          {said?.isProblem && said.text}
        </p>
        {stage.kind === 'window' && (
          <Button variant="quiet" size="s" icon="external" onClick={() => stage.window.focus()}>
            {t('Show the payment window')}
          </Button>
        )}
        {page && stage.kind === 'ready' && (
          <Button variant="quiet" size="s" icon="external" onClick={paying.goOnAtPage}>
            {t('Continue there')}
          </Button>
        )}
      </div>
      {stage.kind === 'window' ? (
        <Button variant="secondary" className={css.leave} onClick={paying.cancelWindow}>
          {t('Cancel')}
        </Button>
      ) : (
        <Button variant="secondary" className={css.leave} disabled={stage.kind === 'busy'} onClick={onClose}>
          {t('Cancel')}
        </Button>
      )}
      <Button size="l" className={css.pay} busy={stage.kind !== 'ready'} disabled={closed} onClick={onPay}>
        {amount.amount === 0 ? (
          free
        ) : (
          <span>
            {rich('Pay {amount}', { amount: <span className={css.amount}>{formatMoney(amount)}</span> })}
          </span>
        )}
      </Button>
    </div>
  )
}
