import { t } from '@sojourn/contract/words/t'
import { ANSWER_LENGTH } from '@sojourn/contract/work/offer-words'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { isWish } from './extra-words.ts'
import css from './offer-page.module.css'
import { offerQuery, offersChanged } from './offer-queries.ts'

/** The two answers of a client that need words. */
const ANSWERS = {
  change: {
    call: 'POST /offers/{id}/ask-for-change',
    name: 'change',
    label: t('Ask for a change'),
    field: t('What should change?'),
    submit: t('Send'),
    said: t('Your agent is told what should change'),
    schema: () => import('@sojourn/contract/work/offers').then(({ askForChange }) => askForChange.body),
  },
  decline: {
    call: 'POST /offers/{id}/decline',
    name: 'reason',
    label: t('Decline'),
    field: t('Why do you decline?'),
    submit: t('Decline the offer'),
    said: t('The offer is declined'),
    schema: () => import('@sojourn/contract/work/offers').then(({ declineOffer }) => declineOffer.body),
  },
} as const

interface Props {
  offer: Offer
  answer: keyof typeof ANSWERS
}

/** An answer that needs words: they are asked for over the page. */
export function AnswerButton({ offer, answer }: Props) {
  const [open, setOpen] = useState(false)
  const { label } = ANSWERS[answer]
  return (
    <>
      <Button variant={answer === 'change' ? 'secondary' : 'quiet'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={
          answer === 'change'
            ? t('Ask for a change')
            : isWish(offer)
              ? t('Decline what is asked for?')
              : t('Decline the offer?')
        }
      >
        {open && <Asking offer={offer} answer={answer} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function Asking({ offer, answer, onClose }: Props & { onClose: () => void }) {
  const { call, name, field, submit, said, schema } = ANSWERS[answer]
  // A client's wish is no offer yet.
  const isRefusal = isWish(offer)
  const queries = useQueryClient()
  const form = useForm<Record<string, string>>({
    schema: schema as never,
    draftKey: `offer-${answer}-${offer.uuid}`,
    submit: async (body, sending) => {
      const asked = { params: { id: offer.uuid }, body: body as never }
      const { data } = await browserApi(call, asked, sending)
      onClose()
      queries.setQueryData(offerQuery(offer.uuid).queryKey, data)
      toast.success(isRefusal ? t('Your client is told') : said)
      await offersChanged(queries)
    },
  })
  return (
    <Form form={form} label={field} className={css.form}>
      <Textarea name={name} label={field} required maxLength={ANSWER_LENGTH} />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{isRefusal ? t('Decline it') : submit}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
