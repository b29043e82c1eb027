import { agentPaths, clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Side } from '../../words/order-words.ts'
import { AcceptExtra } from './accept-extra.tsx'
import { AcceptOffer } from './accept-offer.tsx'
import { AnswerButton } from './answer-form.tsx'
import { isWish } from './extra-words.ts'
import { offerQuery, offersChanged } from './offer-queries.ts'
import { isForFewer, stateOf } from './offer-words.ts'
import { ProposeExtra } from './propose-extra.tsx'

interface Props {
  offer: Offer
  side: Side
}

/** The usual act comes first. */
export function OfferActs({ offer, side }: Props) {
  const { may, order, replaced_by } = offer
  const isToPay = stateOf(offer) === 'accepted' && side === 'client'
  return (
    <>
      {may.includes('accept') &&
        !isForFewer(offer.people) &&
        (offer.extra ? <AcceptExtra offer={offer} /> : <AcceptOffer offer={offer} />)}
      {may.includes('ask_for_change') && <AnswerButton offer={offer} answer="change" />}
      {may.includes('replace') && offer.extra && offer.conversation.order && (
        <ProposeExtra
          side="agent"
          order={offer.conversation.order.uuid}
          currency={offer.price.currency}
          other={offer.client.full_name}
          before={offer}
          label={isWish(offer) ? t('Propose an extra') : t('Change the extra')}
          variant="primary"
          icon="edit"
        />
      )}
      {may.includes('decline') && <AnswerButton offer={offer} answer="decline" />}
      {may.includes('replace') && !offer.extra && (
        <LinkButton to={agentPaths.newOffer({ replaces: offer.uuid })} icon="edit">
          {t('Change the offer')}
        </LinkButton>
      )}
      {may.includes('take_back') && <TakeBack offer={offer} />}
      {isToPay && order && <LinkButton to={clientPaths.order(order.uuid)}>{t('Pay the order')}</LinkButton>}
      {!isToPay && order && (
        <LinkButton to={pathsOf[side].order(order.uuid)}>{t('Open the order')}</LinkButton>
      )}
      {replaced_by && (
        <LinkButton to={pathsOf[side].offer(replaced_by)}>{t('Read the newer version')}</LinkButton>
      )}
    </>
  )
}

function TakeBack({ offer }: { offer: Offer }) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function takeBack() {
    const done = await action.run(async () => {
      const { data } = await browserApi('POST /offers/{id}/take-back', { params: { id: offer.uuid } })
      queries.setQueryData(offerQuery(offer.uuid).queryKey, data)
    })
    ask(false)
    if (!done) return
    toast.success(
      isWish(offer) ? t('Your agent is told that you no longer ask') : t('The offer is withdrawn'),
    )
    await offersChanged(queries)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => ask(true)}>
        {t('Withdraw')}
      </Button>
      <ConfirmModal
        open={asked}
        title={isWish(offer) ? t('No longer ask for this?') : t('Withdraw the offer?')}
        confirm={t('Withdraw')}
        cancel={t('Keep it')}
        danger
        onConfirm={takeBack}
        onClose={() => ask(false)}
      >
        {isWish(offer) ? (
          <p>
            {t('{name} no longer answers it. You can ask again while the work runs.', {
              name: offer.agent.full_name,
            })}
          </p>
        ) : (
          <p>
            {t('{name} can no longer accept it. You can make a new offer at any time.', {
              name: offer.client.full_name,
            })}
          </p>
        )}
      </ConfirmModal>
    </>
  )
}
