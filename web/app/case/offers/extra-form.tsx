import { DESCRIPTION_LENGTH } from '@sojourn/contract/calls/limits'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { OFFER_DAYS } from '@sojourn/contract/work/offer-words'
import type { NewExtra } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { isWish } from './extra-words.ts'
import { HoldsInput, RevisionsInput } from './offer-inputs.tsx'
import css from './offer-page.module.css'
import { offersChanged } from './offer-queries.ts'
import { typedIn } from './offer-values.ts'
import type { ForExtra } from './propose-extra.tsx'

export default function ExtraForm({
  order,
  currency,
  other,
  before,
  onClose,
}: ForExtra & { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const version = before && !isWish(before) ? before : undefined
  const isPriced = version !== undefined && version.price.amount > 0
  const form = useForm<NewExtra>({
    schema: () => import('@sojourn/contract/work/offers').then(({ NewExtra }) => NewExtra),
    read: (data) => readExtra(data, currency, before?.uuid),
    draftKey: `extra-${before?.uuid ?? order}`,
    defaults: {
      title: before?.title ?? '',
      included: version?.included ?? '',
      excluded: version?.excluded ?? '',
      amount: isPriced ? moneyText(version.price.amount, currency) : '',
      days: version ? String(version.delivery_time) : '',
      revisions: String(isPriced ? version.revisions : 1),
      holds: String(OFFER_DAYS.usual),
    },
    submit: async (body, sending) => {
      const { data } = await browserApi(
        'POST /orders/{uuid}/extras',
        { params: { uuid: order }, body },
        sending,
      )
      onClose()
      toast.success(t('{other} has your proposal', { other }))
      await offersChanged(queries)
      if (before && pathname === agentPaths.offer(before.uuid))
        await navigate(agentPaths.offer(data.uuid), { replace: true })
    },
  })
  return (
    <Modal open onClose={onClose} title={before ? t('Propose an extra as an answer') : t('Propose an extra')}>
      <Form form={form} label={t('Extra')} className={css.form}>
        {before?.answer && <Quote>{before.answer}</Quote>}
        {before && isWish(before) && <Quote>{before.included}</Quote>}
        <Fields currency={currency} />
        <DialogEnd onCancel={onClose}>
          <SubmitButton>{t('Send')}</SubmitButton>
        </DialogEnd>
      </Form>
    </Modal>
  )
}

const Quote = ({ children }: { children: string }) => (
  <blockquote className={css.quote} dir="auto">
    {children}
  </blockquote>
)

const Fields = ({ currency }: { currency: string }) => (
  <>
    <TextInput label={t('Title')} name="title" required />
    <Textarea label={t('Included')} name="included" required rows={4} maxLength={DESCRIPTION_LENGTH} />
    <Textarea label={t('Not included')} name="excluded" rows={2} maxLength={DESCRIPTION_LENGTH} />
    <TextInput
      label={t('Price in {currency}', { currency })}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      help={t(
        'With a price it is a further stage of the order. Empty: it costs nothing more and only takes more days.',
      )}
    />
    <TextInput label={t('Days')} name="days" required type="number" inputMode="numeric" min={1} />
    <RevisionsInput />
    <HoldsInput />
  </>
)

function readExtra(data: FormData, currency: string, replaces: string | undefined) {
  const { text, number } = typedIn(data)
  return {
    title: text('title'),
    included: text('included'),
    excluded: text('excluded'),
    amount: text('amount') === '' ? null : (parseMoney(text('amount'), currency) ?? Number.NaN),
    days: number('days'),
    revisions: number('revisions'),
    holds: number('holds'),
    ...(replaces && { replaces }),
  }
}
