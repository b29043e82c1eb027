import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './person-page.module.css'
import type { Person } from './person-page.tsx'

interface Props {
  person: Person
  open: boolean
  onClose: () => void
  onDone: (now: Person) => Promise<void>
}

export const SuspendModal = ({ open, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={`Suspend ${rest.person.fullname}?`}>
    {open && <Reason {...rest} />}
  </Modal>
)

/** The person reads these very words. */
function Reason({ person: { uuid: id }, onClose, onDone }: Omit<Props, 'open'>) {
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff').then(({ suspendPerson }) => suspendPerson.body),
    submit: async (body) =>
      onDone((await browserApi('POST /staff/people/{id}/suspension', { params: { id }, body })).data),
  })
  return (
    <Form form={form} label="Suspend">
      <p>They can still sign in to read your reason, but do nothing else.</p>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The person sees this text on the site and by email."
      />
      <div className={css.acts}>
        <SubmitButton variant="danger">Suspend</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
