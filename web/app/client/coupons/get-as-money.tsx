import type { CouponDetails } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { cardName } from '../../words/card-words.ts'

interface Props {
  coupon: CouponDetails
  to: NonNullable<CouponDetails['refundable_to']>
}

/** Credit is the client’s own money: they can have it back instead of spending it. */
export function GetAsMoney({ coupon: { id, balance }, to: { destination, card } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const { run } = useAction()
  const sum = formatMoney(balance)
  const isToCard = destination === 'card'

  const ask = () =>
    run(async () => {
      await browserApi('POST /coupons/{id}/refunds', { params: { id } })
      setOpen(false)
      toast.success(
        isToCard ? t('{amount} is on its way to your card', { amount: sum }) : t('Our team has your request'),
      )
      await couponsChanged(queries)
    })

  return (
    <>
      <Button variant="secondary" icon="refresh" onClick={() => setOpen(true)}>
        {t('Get it as money')}
      </Button>
      <ConfirmModal
        open={isOpen}
        title={t('Get {amount} as money?', { amount: sum })}
        confirm={isToCard ? t('Refund to card') : t('Send request')}
        onConfirm={ask}
        onClose={() => setOpen(false)}
      >
        {isToCard ? (
          <p>
            {card
              ? t('{amount} goes back to your {card}.', { amount: sum, card: cardName(card) })
              : t('{amount} goes back to the card you paid with.', { amount: sum })}{' '}
            {t('Your bank may need a few days to show it. You cannot pay with this credit any more.')}
          </p>
        ) : (
          <p>
            {t(
              'The card you paid with cannot be refunded. Our team will write to you and pay {amount} by bank transfer; they answer within 3 days. You cannot pay with this credit meanwhile.',
              { amount: sum },
            )}
          </p>
        )}
      </ConfirmModal>
    </>
  )
}
