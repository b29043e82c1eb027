import { t } from '@sojourn/contract/words/t'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { HAND_KINDS, type HandKind, PAPER_NAME_LENGTH } from '@sojourn/contract/work/own-deadlines-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { purposesQuery } from '../../queries/goal-queries.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { deadlinesChanged } from './deadline-queries.ts'
import { KINDS } from './deadline-words.ts'

type Paper = NonNullable<OwnDeadline['paper']>

interface Props {
  open: boolean
  /** The one to change; null for a new one. */
  paper: Paper | null
  onClose: () => void
}

export const PaperModal = ({ open, paper, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={paper ? t('Change this paper') : t('Add a paper')} size="l">
    {open && <PaperForm paper={paper} onClose={onClose} />}
  </Modal>
)

const HINTS: Record<HandKind, string> = {
  passport: t('Such as “My Ghanaian passport”. Its number is not needed.'),
  visa: t('Such as “Visitor visa”. Its number is not needed.'),
  permit: t('Such as “Study permit”. Its number is not needed.'),
  paper: t('Such as “Health insurance” or “Language certificate”.'),
}

function PaperForm({ paper, onClose }: Omit<Props, 'open'>) {
  const purposes = useQuery(purposesQuery)
  const form = usePaperForm(paper, onClose)
  const [chosen, choose] = useState<string>()
  const kind = kindOf(chosen ?? form.defaults.kind)
  const hasPurpose = kind === 'visa' || kind === 'permit'
  return (
    <Form form={form} label={t('Paper')}>
      <RadioGroup
        label={t('What is it?')}
        name="kind"
        required
        inline
        choices={HAND_KINDS.map((value) => ({ value, label: KINDS[value].name }))}
        onChange={choose}
      />
      <TextInput
        label={t('Name')}
        name="name"
        required
        maxLength={PAPER_NAME_LENGTH}
        autoComplete="off"
        help={HINTS[kind]}
      />
      <PaperCountry kind={kind} />
      <div className={fields.pair}>
        <DateInput label={t('Ends on')} name="ends_on" required />
        {hasPurpose && (
          <Select
            label={t('Purpose')}
            name="purpose"
            placeholder={t('Not chosen')}
            key={purposes.data?.length ?? 0}
            choices={(purposes.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            help={t('So that the guide need not ask you again.')}
          />
        )}
      </div>
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{paper ? t('Save') : t('Add')}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}

const kindOf = (name: string | undefined): HandKind => HAND_KINDS.find((one) => one === name) ?? 'paper'

function usePaperForm(paper: Paper | null, onSaved: () => void) {
  const queries = useQueryClient()
  return useForm({
    schema: () => import('@sojourn/contract/work/own-deadlines').then((rules) => rules.NewDeadlinePaper),
    defaults: paper
      ? {
          kind: paper.kind,
          name: paper.name,
          country: paper.country?.id ?? '',
          purpose: paper.purpose?.id ?? '',
          ends_on: paper.ends_on,
        }
      : { kind: 'visa' },
    draftKey: `paper-${paper?.id ?? 'new'}`,
    read: readPaper,
    submit: async (body, { idempotencyKey }) => {
      if (paper) await browserApi('PUT /deadlines/papers/{id}', { params: { id: paper.id }, body })
      else await browserApi('POST /deadlines/papers', { body }, { idempotencyKey })
      await deadlinesChanged(queries)
      onSaved()
      toast.success(paper ? t('Your changes are saved') : t('Added. We remind you before it ends'))
    },
  })
}

function readPaper(data: FormData) {
  const { country, purpose, ...texts } = readTexts(data)
  return { ...texts, country: country || null, purpose: purpose || null }
}

function PaperCountry({ kind }: { kind: HandKind }) {
  const { data = [] } = useQuery(countriesQuery)
  return (
    <CountrySelect
      label={kind === 'passport' ? t('Country that issued it') : t('Country it is for')}
      name="country"
      required={kind !== 'paper'}
      countries={data}
      key={`${data.length} ${kind}`}
    />
  )
}
