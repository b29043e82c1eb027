import { ADDRESS_LENGTH, FACT_REPORT_LENGTH } from '@sojourn/contract/calls/limits'
import { FACT_KINDS, FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../../ui/form/use-form.ts'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { rich } from '../../../words/rich.tsx'
import css from './fact-report-dialog.module.css'

export interface FactReportProps {
  visa: { id: string; name: string }
  onClose: () => void
}

const facts = FACT_KINDS.map((value) => ({ value, label: FACT_NAMES[value] }))

/** Tells our team what is out of date on a visa; nobody is asked who they are. */
export default function FactReportDialog({ visa, onClose }: FactReportProps) {
  const [isSent, setSent] = useState(false)
  return (
    <Modal open onClose={onClose} title={isSent ? t('Thank you') : t('Something out of date?')} size="l">
      {isSent ? (
        <div className={css.form} role="status">
          <p>{t('Our team will check it with the authority and correct the page.')}</p>
          <div>
            <Button onClick={onClose}>{t('Close')}</Button>
          </div>
        </div>
      ) : (
        <FactReportForm visa={visa} onSent={() => setSent(true)} />
      )}
    </Modal>
  )
}

function FactReportForm({ visa, onSent }: { visa: FactReportProps['visa']; onSent: () => void }) {
  const form = useForm({
    schema: () => import('@sojourn/contract/ground/fact-reports').then(({ FactReport }) => FactReport),
    read: (data) => ({ ...readFilled(data), visa: visa.id }),
    submit: async (body, { idempotencyKey }) => {
      await browserApi('POST /fact-reports', { body }, { idempotencyKey })
      onSent()
    },
  })
  return (
    <Form form={form} label={t('Something out of date?')} className={css.form}>
      <p>
        {rich('Visa: {name}', {
          name: <strong lang="en">{visa.name}</strong>,
        })}
      </p>
      <Select
        label={t('What is out of date?')}
        name="fact"
        placeholder={t('Something else')}
        choices={facts}
      />
      <Textarea
        label={t('What should it say?')}
        name="message"
        required
        maxLength={FACT_REPORT_LENGTH}
        help={t('Please don’t include anything about yourself.')}
      />
      <TextInput
        label={t('Where did you read it?')}
        name="page"
        type="url"
        maxLength={ADDRESS_LENGTH}
        help={t('The address of the official page, if you have it.')}
      />
      <div>
        <SubmitButton>{t('Send report')}</SubmitButton>
      </div>
    </Form>
  )
}
