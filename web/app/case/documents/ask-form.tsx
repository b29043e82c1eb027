import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { documentChanged } from './document-queries.ts'

/** Which document is wanted, and whether the work waits for it. */
export function AskForm({ order, onDone }: { order: string; onDone: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/documents').then(({ NewDocument }) => NewDocument),
    read: (data) => ({
      name: String(data.get('name') ?? ''),
      given_by: 'client',
      mandatory: data.has('mandatory'),
    }),
    submit: async (body) => {
      const { data } = await browserApi('POST /orders/{uuid}/documents', { params: { uuid: order }, body })
      onDone()
      toast.success(t('Your client is asked for {name}.', { name: data.name }))
      void documentChanged(queries, order, data)
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
      <Checkbox label={t('The work cannot begin without it')} name="mandatory" defaultChecked />
      <DialogEnd>
        <SubmitButton>{t('Ask for it')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
