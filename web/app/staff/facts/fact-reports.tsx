import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { OpenFactReport } from '@sojourn/contract/desk/staff-facts'
import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './facts.module.css'

interface Props {
  visa: string
  reports: OpenFactReport[]
  onCorrect: (fact: FactKind) => void
}

/** Each report ends with a correction, or is closed with a reason. */
export function FactReports({ visa, reports, onCorrect }: Props) {
  const [closing, close] = useState<string | null>(null)
  return (
    <>
      {reports.map(({ id, fact, message, page, created_at }) => (
        <div key={id} className={css.row}>
          <div className={css.says}>
            <p>
              <strong>{fact ? FACT_NAMES[fact] : 'Something else'}</strong>
            </p>
            <p className={css.message}>{message}</p>
            {page && (
              <p className={css.note}>
                Read at{' '}
                <a href={page} rel="noopener nofollow">
                  {page}
                </a>
              </p>
            )}
            <p className={css.note}>
              <RelativeTime value={created_at} />
            </p>
          </div>
          {fact && (
            <Button size="s" onClick={() => onCorrect(fact)}>
              Correct the fact
            </Button>
          )}
          <Button variant="secondary" size="s" onClick={() => close(id)}>
            Close
          </Button>
        </div>
      ))}
      <Modal open={closing !== null} onClose={() => close(null)} title="Close report">
        {closing && <CloseReport visa={visa} id={closing} onDone={() => close(null)} />}
      </Modal>
    </>
  )
}

function CloseReport({ visa, id, onDone }: { visa: string; id: string; onDone: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-facts').then(({ FactReportClosing }) => FactReportClosing),
    submit: async (body) => {
      await browserApi('POST /staff/fact-reports/{id}/close', { params: { id }, body })
      toast.success('The report is closed')
      onDone()
      await queries.invalidateQueries(under('/staff'))
    },
  })
  return (
    <Form form={form} label={`Close a report of ${visa}`}>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="Why nothing needs to be corrected. Colleagues read this."
      />
      <div>
        <SubmitButton>Close report</SubmitButton>
      </div>
    </Form>
  )
}
