import type { ComponentProps } from 'react'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { SaveState } from '../../ui/form/save-state.tsx'
import { Card } from '../../ui/text/card.tsx'
import css from './kyc.module.css'
import type { useDraft } from './use-draft.ts'
import type { useReasons } from './use-reasons.ts'

type Props = Required<Pick<ComponentProps<typeof Form>, 'form' | 'label' | 'children'>> & {
  send: string
  draft: ReturnType<typeof useDraft>
  reasons: ReturnType<typeof useReasons>
}

/** A step of the verification: kept while it is typed, and what staff said of an answer goes once it is changed. */
export const StepForm = ({ form, label, send, draft, reasons, children }: Props) => (
  <div
    onInput={(event) => {
      draft.onInput(event)
      reasons.onInput(event)
    }}
  >
    <Card className={css.card}>
      <Form form={form} label={label}>
        {children}
        <div className={css.end}>
          <SubmitButton>{send}</SubmitButton>
          <SaveState state={draft.state} onRetry={draft.retry} />
        </div>
      </Form>
    </Card>
  </div>
)
