import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { rich } from '../../words/rich.tsx'
import { documentChanged } from './document-queries.ts'

interface Props {
  order: string
  document: OrderDocument
  version: number
}

/** Returned with a reason, which the other side reads. */
export function ReturnDocument(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {rich('Return<span> {name}</span>', {
          name: props.document.name,
          span: (words) => <span data-hidden>{words}</span>,
        })}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Return {name}?', { name: props.document.name })}
      >
        {isOpen && <Reason {...props} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function Reason({ order, document, version, onDone }: Props & { onDone: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/documents').then(({ DocumentReview }) => DocumentReview),
    draftKey: `return-${document.uuid}`,
    read: (data) => ({ action: 'return', version, reason: String(data.get('reason') ?? '') }),
    submit: async (body) => {
      const { data } = await browserApi('PATCH /orders/{uuid}/documents/{docId}', {
        params: { uuid: order, docId: document.uuid },
        body,
      })
      onDone()
      toast.success(t('{name} is returned.', { name: document.name }))
      void documentChanged(queries, order, data)
    },
  })
  return (
    <Form form={form} label={t('Return the document')}>
      <Textarea
        label={t('What is wrong with it?')}
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help={t('The other side reads this and uploads a new version.')}
      />
      <DialogEnd>
        <SubmitButton>{t('Return document')}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}
