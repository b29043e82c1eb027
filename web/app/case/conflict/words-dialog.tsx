import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { DraftState } from '../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { type FormOptions, useForm } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import css from './conflict.module.css'
import { conflictChanged } from './conflict-queries.ts'

interface Asked<Values, Answer> {
  title: string
  submit: string
  /** The toast once it is done; some depend on the answer. */
  said: string | ((answer: Answer) => string)
  danger?: boolean
  /** The word says what leaving does, where `Cancel` could be misread. */
  keep?: string
  /** The device keeps the words under it until they are sent. */
  draftKey: string
  schema: FormOptions<Values>['schema']
  read?: (data: FormData) => unknown
  inputOf?: (complaint: string) => string
  send: (body: Values, sending: { idempotencyKey: string }) => Promise<Answer>
  children: ReactNode
}

interface Props<Values, Answer> extends Asked<Values, Answer> {
  label: string
  variant: 'primary' | 'secondary' | 'quiet'
  size?: 's'
  icon?: IconName
}

/** A button whose step needs words or a choice first: the dialog opens over the page. */
export function WordsDialog<Values, Answer>({ label, variant, size, icon, ...asked }: Props<Values, Answer>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} {...(icon && { icon })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <WordsModal {...asked} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The dialog alone, for a button that fetches it. */
export const WordsModal = <Values, Answer>({ open, ...asked }: Asked<Values, Answer> & Opened) => (
  <Modal open={open} onClose={asked.onClose} title={asked.title}>
    {open && <Asking {...asked} />}
  </Modal>
)

function Asking<Values, Answer>({
  onClose,
  children,
  ...asked
}: Asked<Values, Answer> & { onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm<Values>({
    schema: asked.schema,
    draftKey: asked.draftKey,
    ...(asked.read && { read: asked.read }),
    ...(asked.inputOf && { inputOf: asked.inputOf }),
    submit: async (body, sending) => {
      const answer = await asked.send(body, sending)
      onClose()
      toast.success(typeof asked.said === 'string' ? asked.said : asked.said(answer))
      await conflictChanged(queries)
    },
    onFailure: () => void conflictChanged(queries),
  })
  return (
    <Form form={form} label={asked.title} className={css.form}>
      {children}
      <DialogEnd onCancel={onClose} cancel={asked.keep ?? t('Cancel')}>
        <SubmitButton {...(asked.danger && { variant: 'danger' as const })}>{asked.submit}</SubmitButton>
        <DraftState form={form} />
      </DialogEnd>
    </Form>
  )
}
