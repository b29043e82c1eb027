import { DECISION_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import { GROUNDS, groundWords } from '@sojourn/contract/talk/report-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { useAskedBefore } from '../parts/use-asked-before.ts'
import { reportQuery } from './report-queries.ts'
import { HIDING } from './report-words.ts'

/** The decision of whoever has the report. */
export function DecideReport({ report: { id, kind } }: { report: StaffReport }) {
  const queries = useQueryClient()
  const [chosen, choose] = useState<string>()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-reports').then(({ ReportVerdict }) => ReportVerdict),
    read: readFilled,
    draftKey: `report-${id}`,
    submit: async (body) => {
      const { data } = await browserApi('POST /staff/reports/{id}/decision', { params: { id }, body })
      queries.setQueryData(reportQuery(id).queryKey, data)
      toast.success('The report is decided, and both sides are told by email')
      await queries.invalidateQueries(under('/staff'))
    },
    onFailure: () => void queries.invalidateQueries(reportQuery(id)),
  })
  // The form complains at its fields before the dialog asks.
  const { asking, confirming } = useAskedBefore(
    form,
    (data) => data.get('outcome') === 'hidden' && data.has('ground') && data.get('reason') !== '',
  )
  // Nobody presses again what a kept draft has chosen.
  const outcome = chosen ?? form.defaults.outcome ?? ''
  return (
    <Panel title="Your decision" intro="Once sent, only a colleague can change it, after an objection.">
      <Form form={asking} label="Decision">
        <RadioGroup
          label="Decision"
          name="outcome"
          required
          framed
          onChange={choose}
          choices={[
            { value: 'nothing', label: 'Leave it', help: 'Nothing changes. Only the reporter is told.' },
            { value: 'hidden', label: 'Hide it', help: HIDING[kind] },
          ]}
        />
        {outcome === 'hidden' && (
          <RadioGroup
            label="What it breaks"
            name="ground"
            required
            choices={GROUNDS.map((value) => ({ value, label: groundWords[value] }))}
          />
        )}
        <Textarea
          label="Reasons"
          name="reason"
          required
          maxLength={DECISION_LENGTH}
          help="Name the facts and the rule. The people concerned see this text. Do not name the reporter."
        />
        <div>
          <SubmitButton
            disabled={outcome === ''}
            {...(outcome === 'hidden' && { variant: 'danger' as const })}
          >
            {outcome === 'hidden' ? `Hide the ${kind}` : 'Send decision'}
          </SubmitButton>
        </div>
      </Form>
      <ConfirmModal {...confirming} title={`Hide the ${kind}?`} confirm={`Hide the ${kind}`} danger>
        {HIDING[kind]} Whoever wrote it and whoever reported it are told why by email.
      </ConfirmModal>
    </Panel>
  )
}
