import type { OrderWork } from '@sojourn/contract/work/completion'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { type FormOptions, readTexts, useForm } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { workChanged } from './case-queries.ts'
import css from './form-dialog.module.css'

interface Props<Values> extends Opened {
  uuid: string
  title: string
  submit: string
  said: string
  draftKey: string
  schema: FormOptions<Values>['schema']
  read?: (texts: Record<string, unknown>) => unknown
  send: (body: Values, sending: { idempotencyKey: string }) => Promise<{ data: OrderWork }>
  defaults?: Record<string, string>
  /** The inputs. */
  children: ReactNode
}

/** A step that needs words: the form opens over the page and keeps what is typed. */
export const FormDialog = <Values,>({ open, ...asked }: Props<Values>) => (
  <Modal open={open} onClose={asked.onClose} title={asked.title}>
    {open && <Asking {...asked} />}
  </Modal>
)

function Asking<Values>({
  uuid,
  title,
  submit,
  said,
  draftKey,
  schema,
  read,
  send,
  defaults,
  children,
  onClose,
}: Omit<Props<Values>, 'open'>) {
  const queries = useQueryClient()
  const form = useForm<Values>({
    schema,
    draftKey,
    ...(defaults && { defaults }),
    ...(read && { read: (data: FormData) => read(readTexts(data)) }),
    submit: async (body, sending) => {
      const { data } = await send(body, sending)
      onClose()
      toast.success(said)
      await workChanged(queries, uuid, data)
    },
  })
  return (
    <Form form={form} label={title} className={css.form}>
      {children}
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{submit}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}
