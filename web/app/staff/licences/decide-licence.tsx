import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ClassSelect } from '../../agent/business/class-select.tsx'
import { browserApi } from '../../api/browser.ts'
import { at, under } from '../../api/call-query.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { LicenceFacts } from './licence-facts.tsx'

interface Props {
  licence: LicenceToCheck | null
  onClose: () => void
}

export const DecideLicence = ({ licence, onClose }: Props) => (
  <Modal open={licence !== null} onClose={onClose} title="Decide on this licence" size="l">
    {licence && <Decision licence={licence} onClose={onClose} />}
  </Modal>
)

function Decision({ licence, onClose }: Props & { licence: LicenceToCheck }) {
  const queries = useQueryClient()
  const [decision, decide] = useState('')
  const { id, revision, agent, classes } = licence
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-licences').then(({ decideLicence }) => decideLicence.body),
    defaults: { licence_class: licence.licence_class?.code ?? '' },
    read: (data) => ({ ...readFilled(data), revision }),
    submit: async (body) => {
      await browserApi('POST /staff/licences/{id}/decision', { params: { id }, body })
      onClose()
      const done = body.decision === 'verified' ? 'Confirmed' : 'Sent back'
      toast.success(`${done}. ${agent.fullname} is told by email`)
      await queries.invalidateQueries(under('/staff'))
    },
    // Somebody else was faster, or the agent changed it: the list shows how it stands now.
    onFailure: () => void queries.invalidateQueries(at('GET /staff/licences')),
  })
  return (
    <Form form={form} label="Decision">
      <LicenceFacts licence={licence} />
      <RadioGroup
        label="Decision"
        name="decision"
        required
        framed
        onChange={decide}
        choices={[
          {
            value: 'verified',
            label: 'Confirm',
            help: 'The register shows the same name, number and end date.',
          },
          { value: 'failed', label: 'Request changes', help: 'The agent sees your reason and can resubmit.' },
        ]}
      />
      {decision === 'verified' && classes.length > 0 && <ClassSelect classes={classes} />}
      {decision === 'failed' && (
        <Textarea
          label="Reason"
          name="reason"
          required
          maxLength={REASON_LENGTH}
          help="The agent sees this text on the site and by email."
        />
      )}
      <DialogEnd onCancel={onClose}>
        <SubmitButton disabled={decision === ''}>
          {decision === 'failed' ? 'Request changes' : 'Confirm licence'}
        </SubmitButton>
      </DialogEnd>
    </Form>
  )
}
