import type { Goal, GoalChange, NewGoal } from '@sojourn/contract/work/goals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { clientPaths } from '../../paths/own-paths.ts'
import { goalsChanged, purposesQuery } from '../../queries/goal-queries.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { noteMade } from '../../session/made-goal.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DraftState, Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import css from './goal-form.module.css'

const LONGEST_COMMENT = 2000

/** A new goal. Country and purpose may come along in the address, from a page that knows them. */
export function NewGoalForm() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useForm<NewGoal>({
    schema: () => import('@sojourn/contract/work/goals').then(({ NewGoal }) => NewGoal),
    draftKey: 'new-goal',
    defaults: {
      destination_country: params.get('country')?.toUpperCase() ?? '',
      purpose: params.get('purpose') ?? '',
    },
    submit: async (body, { idempotencyKey }) => {
      const { data: goal } = await browserApi('POST /goals', { body }, { idempotencyKey })
      void goalsChanged(queries, goal)
      noteMade(goal.id)
      await navigate(clientPaths.goal(goal.id))
    },
  })
  return <Fields form={form} submit="Create goal" />
}

/** The same for a goal there is: country and purpose are locked. */
export function EditGoalForm({ goal }: { goal: Goal }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, name, expected_delivery_date, comment } = goal
  const form = useForm<GoalChange>({
    schema: () => import('@sojourn/contract/work/goals').then(({ GoalChange }) => GoalChange),
    draftKey: `goal-${id}`,
    defaults: { name, expected_delivery_date, comment },
    read: (data) => {
      const { name, expected_delivery_date, comment } = readTexts(data)
      return { name, expected_delivery_date, comment }
    },
    submit: async (body) => {
      const { data } = await browserApi('PATCH /goals/{id}', { params: { id }, body })
      void goalsChanged(queries, data)
      toast.success('Your goal is saved')
      await navigate(clientPaths.goal(id))
    },
  })
  return <Fields form={form} submit="Save goal" locked={goal} />
}

interface Props {
  form: ReturnType<typeof useForm<NewGoal>> | ReturnType<typeof useForm<GoalChange>>
  submit: string
  locked?: Goal
}

function Fields({ form, submit, locked }: Props) {
  const today = new Date()
  return (
    <Form form={form} label="Goal" className={css.form}>
      <TextInput label="Goal name" name="name" required help="For example: Nursing in Calgary." />
      {locked ? <Locked goal={locked} /> : <Aim />}
      <DateInput label="Expected target date" name="expected_delivery_date" required min={localDay(today)} />
      <Textarea
        label="Details"
        name="comment"
        required
        maxLength={LONGEST_COMMENT}
        help="What should an agent know? Your situation, what you have tried, what worries you."
      />
      <div className={css.end}>
        <DraftState form={form} />
        <LinkButton to={locked ? clientPaths.goal(locked.id) : clientPaths.goals()} variant="secondary">
          Cancel
        </LinkButton>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  )
}

function Aim() {
  const countries = useQuery(countriesQuery)
  const purposes = useQuery(purposesQuery)
  return (
    <Loaded query={countries}>
      {(known) => (
        <div className={css.pair}>
          <CountrySelect label="Destination country" name="destination_country" required countries={known} />
          <Loaded query={purposes}>
            {(all) => (
              <Select
                label="Purpose"
                name="purpose"
                required
                placeholder="Select a purpose"
                choices={all.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Loaded>
        </div>
      )}
    </Loaded>
  )
}

const Locked = ({ goal }: { goal: Goal }) => (
  <dl className={css.locked}>
    <div>
      <dt>Destination country</dt>
      <dd>{goal.destination_country.name}</dd>
    </div>
    <div>
      <dt>Purpose</dt>
      <dd>{goal.purpose.name}</dd>
    </div>
    <p>Country and purpose can’t be changed. For another journey, create another goal.</p>
  </dl>
)
