import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { documentChanged } from './document-queries.ts'

interface Props {
  order: string
  document: OrderDocument
  version: number
  fields: PaperFields
  onDone: () => void
}

const EARLIEST = '1900-01-01'
const LATEST = '2099-12-31'

/** What stands in a passport, as its owner reads it. */
export function CorrectPaper({ order, document, version, fields, onDone }: Props) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/ground/papers').then(({ PaperFields }) => PaperFields),
    defaults: { ...fields },
    read: (data) => {
      const text = (name: keyof PaperFields) => String(data.get(name) ?? '')
      return {
        ...{ number: text('number'), surname: text('surname'), given_names: text('given_names') },
        ...{ nationality: text('nationality'), birth: text('birth'), expiry: text('expiry') },
      }
    },
    submit: async (body) => {
      const { data } = await browserApi('PUT /orders/{uuid}/documents/{docId}/paper', {
        params: { uuid: order, docId: document.uuid },
        body: { version, ...body },
      })
      onDone()
      toast.success('Thank you. We now compare it with your goal and your other papers.')
      void documentChanged(queries, order, data)
    },
  })
  return (
    <Form form={form} label="What stands in the paper">
      <TextInput label="Number" name="number" required autoComplete="off" spellCheck={false} />
      <TextInput label="Surname" name="surname" required autoComplete="off" spellCheck={false} />
      <TextInput label="Given names" name="given_names" autoComplete="off" spellCheck={false} />
      <TextInput
        label="Nationality"
        name="nationality"
        required
        maxLength={3}
        autoComplete="off"
        help="The three letters in your paper, for example GHA"
      />
      <DateInput label="Date of birth" name="birth" required min={EARLIEST} max={LATEST} />
      <DateInput label="Expires on" name="expiry" required min={EARLIEST} max={LATEST} />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  )
}
