import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { type FormHandle, readFilled, useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { parseMoney } from '../../ui/money/money-text.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { useAskedBefore } from '../parts/use-asked-before.ts'
import { staffConflictQuery } from './conflict-queries.ts'
import { RefundAmount } from './refund-amount.tsx'

/** A proposal to both sides, or the decision, of whoever has the conflict. */
export function DecideConflict({ of }: { of: StaffConflict }) {
  const { id, second_above } = of
  const { suggested, appeal } = of.conflict
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-conflicts').then(({ ConflictVerdict }) => ConflictVerdict),
    read: (data) => ({
      ...readFilled(data),
      amount: parseMoney(String(data.get('amount') ?? ''), suggested.currency),
    }),
    draftKey: `conflict-${id}`,
    submit: async (body) => {
      const { data } = await browserApi('POST /staff/conflicts/{id}/decision', { params: { id }, body })
      queries.setQueryData(staffConflictQuery(id).queryKey, data)
      toast.success('Both sides are told by email')
      await queries.invalidateQueries(under('/staff'))
    },
    onFailure: () => void queries.invalidateQueries(under('/staff/conflicts/{id}', { id })),
  })
  const { asking, confirming } = useFinalWord(form, appeal !== null)
  return (
    <Panel
      title="Your answer"
      intro={`${appeal ? 'A decision about an appeal is final.' : 'A decision can be appealed once.'} Above ${formatMoney(second_above)} a colleague must agree.`}
    >
      <Form form={asking} label="Answer">
        <AnswerChoice of={of} />
        <RefundAmount of={of} />
        <Textarea
          label="Reasons"
          name="reason"
          required
          maxLength={LONGEST_CONFLICT_TEXT}
          help="Both sides read this text. At least 20 characters."
        />
        <div>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
      <ConfirmModal {...confirming} title="Decide this appeal?" confirm="Decide" danger>
        This is final: it is done at once, and neither side can appeal again.
      </ConfirmModal>
    </Panel>
  )
}

/** Nobody can appeal twice, so the decision about an appeal is asked for before it goes out. */
const useFinalWord = (form: FormHandle, isAppeal: boolean) =>
  useAskedBefore(form, (data) => isAppeal && data.get('step') === 'decide')

const AnswerChoice = ({ of: { may, decide_from, conflict } }: { of: StaffConflict }) => (
  <RadioGroup
    label="Answer"
    name="step"
    required
    framed
    choices={[
      { value: 'propose', label: 'Propose', help: 'It is done if both sides accept within two days.' },
      {
        value: 'decide',
        label: 'Decide',
        disabled: !may.includes('decide'),
        help: decide_from ? (
          <>
            Both sides can answer our proposal until <InstantText value={decide_from} />. You can decide then,
            or once both have answered.
          </>
        ) : conflict.appeal ? (
          'It is done at once, and cannot be appealed.'
        ) : (
          'It is done when the time to appeal is over.'
        ),
      },
    ]}
  />
)
