import type { FailedRefund } from '@sojourn/contract/money/failed-refunds'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { refundsChanged } from '../../queries/failed-refund-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { cardName } from '../../words/card-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './failed-refunds.module.css'
import { GiveBank } from './give-bank.tsx'

/** A refund that did not reach its card: where it stands, and what its payer can choose. */
export function AnswerRefund({ refund }: { refund: FailedRefund }) {
  const [asked, ask] = useState<'keep' | 'bank' | null>(null)
  const { may } = refund
  const sum = formatMoney(refund.amount)
  const close = () => ask(null)
  const { busy, retry, keep, stopBank } = useAnswers(refund, close)

  return (
    <section className={css.refund} aria-labelledby={`refund-${refund.id}`}>
      <h2 id={`refund-${refund.id}`}>
        {refund.slug === 'by_bank'
          ? t('Your refund of {sum} is paid by bank transfer', { sum })
          : t('Your refund of {sum} did not reach your card', { sum })}
      </h2>
      <RefundWords refund={refund} />
      {may.length > 0 && (
        <div className={css.acts}>
          {may.includes('retry') && (
            <Button icon="refresh" busy={busy && asked === null} onClick={retry}>
              {t('Try the card again')}
            </Button>
          )}
          {may.includes('keep') && (
            <Button variant="secondary" icon="coupon" onClick={() => ask('keep')}>
              {t('Keep as credit')}
            </Button>
          )}
          {may.includes('give_bank') && (
            <Button variant="secondary" icon="wallet" onClick={() => ask('bank')}>
              {t('Pay to my bank account')}
            </Button>
          )}
          {may.includes('stop_bank') && (
            <Button variant="secondary" busy={busy} onClick={stopBank}>
              {t('Choose something else')}
            </Button>
          )}
        </div>
      )}
      <ConfirmModal
        open={asked === 'keep'}
        title={t('Keep {sum} as credit?', { sum })}
        confirm={t('Keep as credit')}
        onConfirm={keep}
        onClose={close}
      >
        <p>
          {t(
            'You can pay any order with it, and ask for it as money later on its page under Coupons. It is not tried on your card again.',
          )}
        </p>
      </ConfirmModal>
      <GiveBank open={asked === 'bank'} refund={refund} onClose={close} />
    </section>
  )
}

/** A payer can answer in these ways; the refund is read again after each. */
function useAnswers({ id, amount }: FailedRefund, onAnswered: () => void) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const params = { id }
  const answer = (call: () => Promise<unknown>, said: string) =>
    run(async () => {
      await call()
      onAnswered()
      toast.success(said)
      await refundsChanged(queries)
    })
  return {
    busy,
    retry: () =>
      answer(
        () => browserApi('POST /refunds/{id}/retry', { params }),
        t('We are trying your card again. We write to you when it is done.'),
      ),
    keep: () =>
      answer(
        () => browserApi('POST /refunds/{id}/credit', { params }),
        t('{sum} is credit now. You find it under Coupons.', { sum: formatMoney(amount) }),
      ),
    stopBank: () =>
      answer(
        () => browserApi('DELETE /refunds/{id}/bank-transfer', { params }),
        t('The bank account is removed. Please choose again.'),
      ),
  }
}

function RefundWords({ refund }: { refund: FailedRefund }) {
  const { slug, card, is_returned, reason, with_bank, hint, credit_at, title, payment } = refund
  const about = <p className={css.note}>{t('For “{title}”, payment {payment}.', { title, payment })}</p>
  if (slug === 'by_bank')
    return (
      <>
        <p>
          {t('Two people of our team check it and pay it to {hint}. You get an email when it is sent.', {
            hint: hint ?? '',
          })}
        </p>
        {about}
      </>
    )
  return (
    <>
      <p>{whyWords(card, is_returned, reason)}</p>
      {with_bank ? (
        <p>{t('This payment is disputed at your bank. You can choose once that is settled.')}</p>
      ) : (
        <p>
          {t('The money is yours, and we hold it for you. Choose where it goes.')}
          {credit_at && (
            <>
              {' '}
              {rich('Without an answer it becomes credit on {day}.', { day: <DayText value={credit_at} /> })}
            </>
          )}
        </p>
      )}
      {about}
    </>
  )
}

function whyWords(card: FailedRefund['card'], isReturned: boolean, reason: string | null) {
  if (reason) return t('The bank transfer was not made, or it came back: {reason}', { reason })
  if (isReturned) return t('Your bank sent it back to us.')
  return card
    ? t('Your {cardName} did not accept it.', { cardName: cardName(card) })
    : t('Your card did not accept it.')
}
