import { MESSAGE_LENGTH } from '@sojourn/contract/talk/conversation-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { at } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'

/** Both sides read it, and see that it comes from our team. */
export function WriteAsStaff({ conversation }: { conversation: string }) {
  const queries = useQueryClient()
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const form = useForm({
    schema: () => import('@sojourn/contract/talk/conversations').then(({ NewMessage }) => NewMessage),
    read: (data) => ({ ...readFilled(data), client_id: clientId }) as { client_id: string; message: string },
    submit: async (body, { idempotencyKey }) => {
      await browserApi(
        'POST /staff/conversations/{id}/messages',
        { params: { id: conversation }, body },
        { idempotencyKey },
      )
      setClientId(crypto.randomUUID())
      toast.success('Message sent')
      await queries.invalidateQueries(at('GET /staff/conversations/{id}/messages', { id: conversation }))
    },
  })
  return (
    <Panel title="Write to both sides">
      <Form key={clientId} form={form} label="Write to both sides">
        <Textarea label="Message" name="message" required maxLength={MESSAGE_LENGTH} />
        <div>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
