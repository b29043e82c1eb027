import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { rich } from '../../words/rich.tsx'
import { acceptingDoes } from './extra-words.ts'
import { offersChanged } from './offer-queries.ts'

/** Nothing is paid at the press: the order has a stage more, or more days. */
export function AcceptExtra({ offer }: { offer: Offer }) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const action = useAction()

  async function accept() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /offers/{id}/accept', { params: { id: offer.uuid }, body: {} })
      await offersChanged(queries)
      toast.success(t('The extra is part of your order'))
      await navigate(clientPaths.order(data.uuid))
    })
    if (!done) ask(false)
  }

  return (
    <>
      <Button onClick={() => ask(true)}>{t('Accept')}</Button>
      <ConfirmModal
        open={asked}
        title={t('Accept this extra?')}
        confirm={t('Accept')}
        onConfirm={accept}
        onClose={() => ask(false)}
      >
        {offer.price.amount > 0 && (
          <p>
            {rich('<b>{amount}</b>, plus tax where it applies', {
              amount: <MoneyText value={offer.price} />,
              b: (words) => <b>{words}</b>,
            })}
          </p>
        )}
        <p>{acceptingDoes(offer)}</p>
      </ConfirmModal>
    </>
  )
}
