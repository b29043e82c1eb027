import { DESCRIPTION_LENGTH } from '@sojourn/contract/calls/limits'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { currenciesOfOffers } from '@sojourn/contract/work/offer-words'
import type { NewOffer, Offer, OfferStart } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DocumentFields } from '../../agent/services/document-fields.tsx'
import { MEETING_LENGTHS } from '../../agent/services/meeting-lengths.ts'
import { PlaceFields } from '../../agent/services/place-fields.tsx'
import { RefundFields } from '../../agent/services/refund-fields.tsx'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import panel from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Stack } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { isGate, mendingOf } from '../../words/service-words.ts'
import { HoldsInput, RevisionsInput } from './offer-inputs.tsx'
import css from './offer-page.module.css'
import { offersChanged } from './offer-queries.ts'
import { OfferSum } from './offer-sum.tsx'
import { offerDefaults, readOffer } from './offer-values.ts'
import { PeopleInput } from './people-input.tsx'
import { PriceFields } from './price-fields.tsx'

interface Props {
  start: OfferStart
  /** The version that this one replaces. */
  before: Offer | undefined
}

export function OfferForm({ start, before }: Props) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(before ? [] : start.missing)
  const [checklist, setChecklist] = useState<readonly string[] | null>(null)
  const form = useForm<NewOffer>({
    schema: () => import('@sojourn/contract/work/offers').then(({ NewOffer }) => NewOffer),
    read: readOffer,
    inputOf: (complaint) => (complaint.startsWith('requirements') ? 'required_documents' : complaint),
    defaults: offerDefaults(start, before),
    draftKey: before ? `offer-of-${before.uuid}` : `offer-in-${start.conversation}`,
    submit: async (body, sending) => {
      const { data } = before
        ? await browserApi('POST /offers/{id}/replace', { params: { id: before.uuid }, body }, sending)
        : await browserApi(
            'POST /conversations/{id}/offers',
            { params: { id: start.conversation }, body },
            sending,
          )
      await offersChanged(queries)
      toast.success(t('{name} has your offer', { name: start.client.full_name }))
      await navigate(agentPaths.offer(data.uuid), { replace: true })
    },
    onFailure: (error) => {
      if (error instanceof ApiError) setMissing(error.fields.filter(isGate))
    },
  })

  return (
    <Form form={form} label={t('Offer')} className={css.form}>
      {missing.length > 0 && <ToComplete missing={missing} />}
      <div className={panel.panels}>
        <Panel title={t('What it is for')} intro={t('The client accepts it for a goal that fits.')}>
          <Stack gap={5}>
            <TextInput label={t('Title')} name="title" required />
            <PlaceFields onChecklist={setChecklist} ofOffer />
            {/* A server of the release before hears nothing of it. */}
            {start.people !== undefined && <PeopleInput known={start.people} />}
          </Stack>
        </Panel>
        <TheWork />
        <PriceAndTime commission={start.commission_percent} />
        <Papers requirements={before?.requirements ?? []} checklist={checklist} />
        <Refunds before={before?.refund_schedule} />
        <UntilWhen />
      </div>
      <DialogEnd>
        <SubmitButton>{before ? t('Send the new version') : t('Send the offer')}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}

const ToComplete = ({ missing }: { missing: OfferStart['missing'] }) => (
  <ul className={css.missing} aria-label={t('To complete')}>
    {missing.map(({ field, message }) => (
      <li key={field}>
        {message} <Link to={mendingOf(field).to}>{mendingOf(field).label}</Link>
      </li>
    ))}
  </ul>
)

const TheWork = () => (
  <Panel title={t('What you do')} intro={t('Once it is accepted and paid, this is what you agreed on.')}>
    <Stack gap={5}>
      <Textarea label={t('Included')} name="included" required rows={6} maxLength={DESCRIPTION_LENGTH} />
      <Textarea
        label={t('Not included')}
        name="excluded"
        rows={3}
        maxLength={DESCRIPTION_LENGTH}
        help={t('Such as translations or government fees.')}
      />
    </Stack>
  </Panel>
)

interface PapersProps {
  requirements: Offer['requirements']
  checklist: readonly string[] | null
}

const Papers = ({ requirements, checklist }: PapersProps) => (
  <Panel title={t('Documents')} intro={t('They become the checklist of the order, 30 at most.')}>
    <Stack gap={5}>
      <DocumentFields service={{ requirements }} checklist={checklist} ofOffer />
    </Stack>
  </Panel>
)

const PriceAndTime = ({ commission }: { commission: number }) => (
  <Panel
    title={t('Price and time')}
    intro={t(
      'The money is held until the client accepts the work. You get it less our commission of {percent}%.',
      { percent: commission },
    )}
  >
    <Stack gap={5}>
      <Select
        label={t('Currency')}
        name="currency"
        required
        choices={currenciesOfOffers.map((currency) => ({ value: currency, label: currency }))}
      />
      <PriceFields />
      <OfferSum commission={commission} />
      <Select
        label={t('Meeting')}
        name="meeting_length"
        placeholder={t('No meeting')}
        choices={MEETING_LENGTHS.map((minutes) => ({
          value: String(minutes),
          label: t('{count, plural, one {# minute} other {# minutes}}', { count: minutes }),
        }))}
      />
      <RevisionsInput help={t('How often the client may ask for changes of the work, in each stage.')} />
    </Stack>
  </Panel>
)

function Refunds({ before }: { before: Offer['refund_schedule'] | undefined }) {
  const [shares, setShares] = useState(before ?? { before_start: 100, before_filing: 50, after_filing: 0 })
  return (
    <Panel title={t('Refunds')} intro={t('Until you start, clients get a full refund.')}>
      <div
        onInput={({ currentTarget }) => {
          const share = (name: string) =>
            Number(currentTarget.querySelector<HTMLInputElement>(`[name="refund_schedule.${name}"]`)?.value)
          setShares({
            before_start: 100,
            before_filing: share('before_filing'),
            after_filing: share('after_filing'),
          })
        }}
      >
        <Stack gap={5}>
          <RefundFields shares={shares} />
        </Stack>
      </div>
    </Panel>
  )
}

const UntilWhen = () => (
  <Panel title={t('Until when')} intro={t('After that the client can no longer accept it.')}>
    <HoldsInput />
  </Panel>
)
