import { DECISION_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { reportQuery } from './report-queries.ts'
import { HIDING } from './report-words.ts'

/** The last word, by somebody else than who decided. */
export function AnswerObjection({ report: { id, kind, decision } }: { report: StaffReport }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-reports').then(({ ReportAnswer }) => ReportAnswer),
    draftKey: `objection-${id}`,
    submit: async (body) => {
      const { data } = await browserApi('POST /staff/reports/{id}/answer', { params: { id }, body })
      queries.setQueryData(reportQuery(id).queryKey, data)
      toast.success('The objection is answered by email')
      await queries.invalidateQueries(under('/staff'))
    },
    onFailure: () => void queries.invalidateQueries(reportQuery(id)),
  })
  const wasHidden = decision?.outcome === 'hidden'
  const shownAgain =
    kind === 'service' ? 'Its agent may publish it again.' : 'Everyone can see it again, at once.'
  return (
    <Panel title="Your answer" intro="This is final on our side.">
      <Form form={form} label="Answer">
        <RadioGroup
          label="Answer"
          name="result"
          required
          framed
          choices={[
            {
              value: 'upheld',
              label: 'The decision stands',
              help: wasHidden ? 'It stays hidden.' : 'It stays as it is.',
            },
            {
              value: 'reversed',
              label: wasHidden ? 'Show it again' : 'Hide it after all',
              help: wasHidden ? shownAgain : HIDING[kind],
            },
          ]}
        />
        <Textarea
          label="Reasons"
          name="reason"
          required
          maxLength={DECISION_LENGTH}
          help="Both sides see this text. Do not name the reporter."
        />
        <div>
          <SubmitButton>Send answer</SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
