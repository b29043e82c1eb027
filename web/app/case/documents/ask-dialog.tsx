import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { travellersOf } from '../../words/travellers-of.ts'
import { documentChanged } from './document-queries.ts'
import Whose from './whose.tsx'

interface Asked {
  order: Order
}

export default function AskDialog({ order, open, onClose }: Opened & Asked) {
  return (
    <Modal open={open} onClose={onClose} title={t('Ask for a document')}>
      {open && <AskForm order={order} onDone={onClose} />}
    </Modal>
  )
}

/** Which document is wanted, of whom, and whether the work waits for it. */
function AskForm({ order, onDone }: Asked & { onDone: () => void }) {
  const { uuid, client } = order
  const travellers = travellersOf(order)
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/documents').then(({ NewDocument }) => NewDocument),
    read: (data) => {
      const person = travellers[Number(data.get('person') ?? -1)]?.name
      return {
        name: String(data.get('name') ?? ''),
        given_by: 'client',
        mandatory: data.has('mandatory'),
        ...(person && { person }),
      }
    },
    submit: async (body) => {
      const { data } = await browserApi('POST /orders/{uuid}/documents', { params: { uuid }, body })
      onDone()
      toast.success(t('Your client is asked for {name}.', { name: data.name }))
      void documentChanged(queries, uuid, data)
    },
  })
  return (
    <Form form={form} label={t('Ask for a document')}>
      <TextInput
        label={t('Which document?')}
        name="name"
        required
        help={t('For example: birth certificate')}
      />
      {travellers.length > 0 && <Whose travellers={travellers} client={client.full_name} />}
      <Checkbox label={t('The work cannot begin without it')} name="mandatory" defaultChecked />
      <DialogEnd>
        <SubmitButton>{t('Ask for it')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
