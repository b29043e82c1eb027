import type { Goal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { stateOf } from '../../words/goal-words.ts'
import css from './decision.module.css'

interface Props {
  goal: Goal
  /** It is the one thing to do. */
  primary: boolean
}

/** Notes what the authority decided, or corrects it. */
export function DecisionButton({ goal, primary }: Props) {
  const [open, setOpen] = useState(false)
  const isDecided = goal.decided_on !== null
  return (
    <>
      <Button variant={primary ? 'primary' : 'secondary'} icon="stamp" onClick={() => setOpen(true)}>
        {isDecided ? 'Correct the decision' : 'Record the decision'}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={isDecided ? 'Correct the decision' : 'What did the authority decide?'}
      >
        {open && <Decision goal={goal} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

const said = {
  approved: 'Congratulations! The decision is recorded.',
  rejected: 'We are sorry. The decision is recorded.',
}

function Decision({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/goals').then(({ decideGoal }) => decideGoal.body),
    defaults: {
      decision: goal.decided_on ? stateOf(goal).name.toLowerCase() : '',
      decided_on: goal.decided_on ?? '',
    },
    submit: async (body) => {
      const { data } = await browserApi('PUT /goals/{id}/decision', { params: { id: goal.id }, body })
      onClose()
      toast.success(said[body.decision])
      await goalsChanged(queries, data)
    },
  })
  return (
    <Form form={form} label="Decision" className={css.form}>
      <p>
        It is noted on “{goal.name}”, for you and, without your name, in how often agents succeed. Take your
        time; it can be corrected{' '}
        {goal.correctable_until ? (
          <>
            until <DayText value={goal.correctable_until} />.
          </>
        ) : (
          'for 30 days.'
        )}
      </p>
      <RadioGroup
        label="The decision"
        name="decision"
        required
        framed
        choices={[
          { value: 'approved', label: 'Approved', help: 'The visa or permit was granted.' },
          {
            value: 'rejected',
            label: 'Rejected',
            help: 'It was refused. An agent can help with what comes next.',
          },
        ]}
      />
      <DateInput
        label="Date of the decision"
        name="decided_on"
        required
        max={localDay(new Date())}
        help="As shown on the letter."
      />
      <div className={css.end}>
        <SubmitButton>Save</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
