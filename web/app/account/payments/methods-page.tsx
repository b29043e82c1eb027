import type { PaymentMethod } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { methodsChanged, methodsQuery } from '../../queries/payment-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Card } from '../../ui/text/card.tsx'
import { brandName, cardName, expiryWords, isExpired } from '../../words/card-words.ts'
import css from './methods-page.module.css'
import { usePaymentPlaces } from './payment-places.ts'
import { PaymentRoom } from './payment-room.tsx'
import { useReturnedCard } from './use-returned-card.ts'

const cardTypes: Record<string, string> = {
  'Credit Card': t('Credit Card'),
  'Debit Card': t('Debit Card'),
  'Prepaid Card': t('Prepaid Card'),
}

export const handle = true

export const meta = () => ownPageMeta(t('Payment methods'))

/** The saved cards, as little of each as tells them apart. */
export default function MethodsPage() {
  const methods = useQuery(methodsQuery)
  const { add } = usePaymentPlaces()
  useReturnedCard()
  return (
    <PaymentRoom
      intro={t('Cards you can pay with. Their numbers are kept by our card processor, never by us.')}
      action={
        <LinkButton to={add} icon="plus">
          {t('Add payment method')}
        </LinkButton>
      }
    >
      <Loaded query={methods} skeleton={<Cards />}>
        {(cards) =>
          cards.length > 0 ? (
            <ul className={css.cards}>
              {cards.map((card) => (
                <SavedCard key={card.id} card={card} isAlone={cards.length === 1} />
              ))}
            </ul>
          ) : (
            <Empty hint={t('Save a card to pay faster. You can also pay without saving it.')}>
              {t('You have no saved cards.')}
            </Empty>
          )
        }
      </Loaded>
    </PaymentRoom>
  )
}

function SavedCard({ card, isAlone }: { card: PaymentMethod; isAlone: boolean }) {
  const { id, is_default } = card
  const queries = useQueryClient()
  const makeDefault = useAction()
  const removing = useAction()
  const [isAsked, ask] = useState(false)

  async function choose() {
    const done = await makeDefault.run(async () => {
      await browserApi('POST /payment-methods/{id}/set-default', { params: { id } })
      await methodsChanged(queries)
    })
    if (done) toast.success(t('{card} is your default card', { card: cardName(card) }))
  }

  async function remove() {
    const done = await removing.run(() => browserApi('DELETE /payment-methods/{id}', { params: { id } }))
    ask(false)
    if (!done) return
    toast.success(t('{card} is removed', { card: cardName(card) }))
    await methodsChanged(queries)
  }

  return (
    <Card as="li" padding="none" className={css.card}>
      <CardFace card={card} />
      <div className={css.stub}>
        <CardMarks card={card} />
        {!is_default && !isExpired(card) && (
          <Button variant="quiet" size="s" busy={makeDefault.busy} onClick={() => void choose()}>
            {t('Set as default')}
            <span data-hidden> ({cardName(card)})</span>
          </Button>
        )}
        <Button variant="quiet" size="s" icon="trash" onClick={() => ask(true)}>
          {t('Remove')}
          <span data-hidden> {cardName(card)}</span>
        </Button>
      </div>
      <ConfirmModal
        open={isAsked}
        title={t('Remove this card?')}
        confirm={t('Remove card')}
        danger
        onConfirm={remove}
        onClose={() => ask(false)}
      >
        {t('{card} is removed here and at our card processor.', { card: cardName(card) })}{' '}
        {is_default && !isAlone && `${t('Another of your cards becomes the default.')} `}
        {t('Past payments are not affected, and you can add it again.')}
      </ConfirmModal>
    </Card>
  )
}

const CardFace = ({ card }: { card: PaymentMethod }) => (
  <div className={css.face}>
    <p className={css.brand}>
      {brandName(card.brand)}
      <span>{cardTypes[card.cardType] ?? card.cardType}</span>
    </p>
    <p className={css.number}>
      <bdi dir="ltr">
        <span aria-hidden="true">•••• •••• •••• </span>
        <span data-hidden>{t('Ending in')} </span>
        {card.last4}
      </bdi>
    </p>
    <p className={css.expiry}>
      <span>{t('Expires')}</span> {expiryWords(card)}
    </p>
  </div>
)

const CardMarks = ({ card }: { card: PaymentMethod }) => (
  <span className={css.marks}>
    {card.is_default && (
      <Pill tone="action" icon="check">
        {t('Default')}
      </Pill>
    )}
    {isExpired(card) && (
      <Pill tone="danger" icon="warning">
        {t('Expired')}
      </Pill>
    )}
  </span>
)

const Cards = () => (
  <div className={css.cards}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
