import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import conflictCss from '../../case/conflict/conflict.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useDefault } from '../../ui/form/form-context.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { useAskedBefore } from '../parts/use-asked-before.ts'
import css from '../reports/report-page.module.css'
import { divisionQuery, staffConflictQuery } from './conflict-queries.ts'
import { RefundAmount } from './refund-amount.tsx'
import { type Division, useDivision } from './use-division.ts'

/** A proposal to both sides, or the decision, of whoever has the conflict. */
export function DecideConflict({ of }: { of: StaffConflict }) {
  const { id, second_above, refundable } = of
  const { suggested, appeal } = of.conflict
  const queries = useQueryClient()
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-conflicts').then(({ ConflictVerdict }) =>
        ConflictVerdict.refine(({ amount }) => amount <= refundable.amount, {
          path: ['amount'],
          message: `please enter at most ${formatMoney(refundable)}`,
        }),
      ),
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
  const [amount, setAmount] = useState<number | null>(null)
  const { asking, confirming } = useAskedBefore(form, (data) => {
    const typed = parseMoney(String(data.get('amount') ?? ''), suggested.currency)
    setAmount(typed)
    const isPossible = typed !== null && typed <= refundable.amount
    return data.get('step') === 'decide' && isPossible && isReason(data.get('reason'))
  })
  return (
    <Panel
      title="Your answer"
      intro={`${appeal ? 'A decision about an appeal is final.' : 'A decision can be appealed once.'} Above ${formatMoney(second_above)} a colleague must agree.`}
    >
      <Form form={asking} label="Answer">
        <Answer of={of} />
      </Form>
      <ConfirmModal
        {...confirming}
        title={appeal ? 'Decide this appeal?' : 'Decide this conflict?'}
        confirm="Decide"
        danger
      >
        <div className={css.part}>
          {amount !== null && <WhoGetsWhat id={id} amount={amount} />}
          <p>
            {(amount ?? 0) > second_above.amount && 'Nothing happens until a colleague agrees. '}
            {appeal
              ? 'This is final: it is done at once, and neither side can appeal again.'
              : 'Both sides are told. It is done when the time to appeal is over.'}
          </p>
        </div>
      </ConfirmModal>
    </Panel>
  )
}

/** A decision that its form would refuse is not asked about. */
const isReason = (text: unknown) => typeof text === 'string' && text.trim().length >= 20

/** The fields, and a button that names what a decision gives to whom. */
function Answer({ of }: { of: StaffConflict }) {
  const { suggested } = of.conflict
  const [step, setStep] = useState(String(useDefault('step', '') ?? ''))
  const start = String(useDefault('amount', moneyText(suggested.amount, suggested.currency)) ?? '')
  const [amount, setAmount] = useState(() => parseMoney(start, suggested.currency))
  const division = useDivision(of, amount)
  return (
    <>
      <AnswerChoice of={of} onChange={setStep} />
      <RefundAmount of={of} amount={amount} division={division} onChange={setAmount} />
      <Textarea
        label="Reasons"
        name="reason"
        required
        maxLength={LONGEST_CONFLICT_TEXT}
        help="Both sides read this text. At least 20 characters."
      />
      <div>
        <SubmitButton>{step === 'decide' ? nameOfDeciding(division) : 'Send'}</SubmitButton>
      </div>
    </>
  )
}

function nameOfDeciding(division: Division | null | undefined) {
  if (!division) return 'Decide'
  const back = `Decide: ${formatMoney(division.refund.total)} to the client`
  return division.agent ? `${back}, ${formatMoney(division.agent.gets)} to the agent` : back
}

/** The parts of a sum, as a decision would book it. */
function WhoGetsWhat({ id, amount }: { id: string; amount: number }) {
  const { data } = useQuery(divisionQuery(id, amount))
  if (!data) return <p>The agent gets the rest, less our commission.</p>
  const { refund, agent } = data
  return (
    <dl className={conflictCss.sum}>
      <MoneyLine name="The client gets" value={refund.total} />
      {agent && (
        <>
          <MoneyLine name="The agent gets" value={agent.gets} />
          <MoneyLine name="Our commission" value={agent.commission} />
        </>
      )}
    </dl>
  )
}

interface ChoiceProps {
  of: StaffConflict
  onChange: (step: string) => void
}

const AnswerChoice = ({ of: { may, decide_from, conflict }, onChange }: ChoiceProps) => (
  <RadioGroup
    onChange={onChange}
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
