import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { useQueryClient } from '@tanstack/react-query'
import { ClassSelect } from '../../agent/business/class-select.tsx'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { LicenceFacts } from './licence-facts.tsx'

interface Props {
  licence: LicenceToCheck | null
  onClose: () => void
}

export const NameClass = ({ licence, onClose }: Props) => (
  <Modal open={licence !== null} onClose={onClose} title="Name the class of this licence" size="l">
    {licence && <Naming licence={licence} onClose={onClose} />}
  </Modal>
)

function Naming({ licence, onClose }: Props & { licence: LicenceToCheck }) {
  const queries = useQueryClient()
  const { id, agent, classes } = licence
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-licences').then(({ nameLicenceClass }) => nameLicenceClass.body),
    defaults: { licence_class: licence.licence_class?.code ?? '' },
    submit: async (body) => {
      await browserApi('POST /staff/licences/{id}/class', { params: { id }, body })
      onClose()
      toast.success(`The class is named. ${agent.fullname} is told by email`)
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label="Class">
      <LicenceFacts licence={licence} />
      <ClassSelect classes={classes} />
      <p>Services that this class does not cover are hidden immediately. Open orders continue.</p>
      <DialogEnd onCancel={onClose}>
        <SubmitButton>Name class</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
