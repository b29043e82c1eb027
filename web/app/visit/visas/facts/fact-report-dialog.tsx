import { ADDRESS_LENGTH, FACT_REPORT_LENGTH } from '@sojourn/contract/calls/limits'
import { FACT_KINDS, FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../../ui/form/use-form.ts'
import { Modal } from '../../../ui/overlay/modal.tsx'
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
    <Modal open onClose={onClose} title={isSent ? 'Thank you' : 'Something out of date?'} size="l">
      {isSent ? (
        <div className={css.form} role="status">
          <p>Our team will check it with the authority and correct the page.</p>
          <div>
            <Button onClick={onClose}>Close</Button>
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
    <Form form={form} label="Something out of date?" className={css.form}>
      <p>
        Visa: <strong>{visa.name}</strong>
      </p>
      <Select label="What is out of date?" name="fact" placeholder="Something else" choices={facts} />
      <Textarea
        label="What should it say?"
        name="message"
        required
        maxLength={FACT_REPORT_LENGTH}
        help="Please don’t include anything about yourself."
      />
      <TextInput
        label="Where did you read it?"
        name="page"
        type="url"
        maxLength={ADDRESS_LENGTH}
        help="The address of the official page, if you have it."
      />
      <div>
        <SubmitButton>Send report</SubmitButton>
      </div>
    </Form>
  )
}
