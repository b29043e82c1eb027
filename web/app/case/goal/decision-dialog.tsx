import { goalStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { rich } from '../../words/rich.tsx'
import css from './decision.module.css'

export default function DecisionDialog({ goal, open, onClose }: Opened & { goal: Goal }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={goal.decided_on === null ? t('What did the authority decide?') : t('Correct the decision')}
    >
      {open && <Decision goal={goal} onClose={onClose} />}
    </Modal>
  )
}

const said = {
  approved: t('Congratulations! The decision is recorded.'),
  rejected: t('We are sorry. The decision is recorded.'),
}

function Decision({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/goals').then(({ decideGoal }) => decideGoal.body),
    defaults: {
      decision: (goal.decided_on && stateIn(goalStatus, goal.status)) ?? '',
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
    <Form form={form} label={t('Decision')} className={css.form}>
      <p>
        {t('It is noted on “{name}”, for you and, without your name, in how often agents succeed.', {
          name: goal.name,
        })}{' '}
        {goal.correctable_until
          ? rich('Take your time; it can be corrected until {day}.', {
              day: <DayText value={goal.correctable_until} />,
            })
          : t('Take your time; it can be corrected for 30 days.')}
      </p>
      <RadioGroup
        label={t('The decision')}
        name="decision"
        required
        framed
        choices={[
          { value: 'approved', label: t('Approved'), help: t('The visa or permit was granted.') },
          {
            value: 'rejected',
            label: t('Rejected'),
            help: t('It was refused. An agent can help with what comes next.'),
          },
        ]}
      />
      <DateInput
        label={t('Date of the decision')}
        name="decided_on"
        required
        max={localDay(new Date())}
        help={t('As shown on the letter.')}
      />
      <DialogEnd onCancel={onClose}>
        <SubmitButton>{t('Save')}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}
