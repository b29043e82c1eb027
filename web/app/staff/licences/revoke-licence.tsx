import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { LicenceFacts } from './licence-facts.tsx'

interface Props {
  licence: LicenceToCheck | null
  onClose: () => void
}

export const RevokeLicence = ({ licence, onClose }: Props) => (
  <Modal open={licence !== null} onClose={onClose} title="Revoke this confirmation?" size="l">
    {licence && <Revocation licence={licence} onClose={onClose} />}
  </Modal>
)

function Revocation({ licence, onClose }: Props & { licence: LicenceToCheck }) {
  const queries = useQueryClient()
  const { id, agent } = licence
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-licences').then(({ revokeLicence }) => revokeLicence.body),
    submit: async (body) => {
      await browserApi('POST /staff/licences/{id}/revocation', { params: { id }, body })
      onClose()
      toast.success(`Revoked. ${agent.fullname} is told by email`)
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Revoke">
      <LicenceFacts licence={licence} />
      <p>
        The stamp is removed and services that need this licence are hidden immediately. Open orders continue.
      </p>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The agent sees this text on the site and by email."
      />
      <DialogEnd onCancel={onClose}>
        <SubmitButton variant="danger">Revoke</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
