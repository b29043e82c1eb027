import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { documentChanged } from './document-queries.ts'

/** An agent asks the client for one more. */
export function AskForDocument({ order }: { order: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon="plus" onClick={() => setOpen(true)}>
        Ask for a document
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Ask for a document">
        {isOpen && <Ask order={order} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function Ask({ order, onDone }: { order: string; onDone: () => void }) {
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
      toast.success(`Your client is asked for ${data.name}.`)
      void documentChanged(queries, order, data)
    },
  })
  return (
    <Form form={form} label="Ask for a document">
      <TextInput label="Which document?" name="name" required help="For example: birth certificate" />
      <Checkbox label="The work cannot begin without it" name="mandatory" defaultChecked />
      <div>
        <SubmitButton>Ask for it</SubmitButton>
      </div>
    </Form>
  )
}
