import { GOAL_COMMENT_LENGTH } from '@sojourn/contract/calls/limits'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal, GoalChange, NewGoal } from '@sojourn/contract/work/goals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser.ts'
import { TravellerFields } from '../../../hire/goal/traveller-fields.tsx'
import { inputOfTravellers, travellerDefaults } from '../../../hire/goal/traveller-values.ts'
import { checkoutAgain, checkoutOf } from '../../../hire/start/checkout-again.ts'
import { Loaded } from '../../../layouts/own/loaded.tsx'
import { useHashTarget } from '../../../layouts/own/use-hash-target.ts'
import { goalsChanged, purposesQuery } from '../../../queries/goal-queries.ts'
import { countriesQuery } from '../../../session/account-queries.ts'
import { localDay } from '../../../session/local-day.ts'
import { noteMade } from '../../../session/made-goal.ts'
import { useOwnAccount } from '../../../session/own-account.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { DraftState } from '../../../ui/form/draft-state.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { CountrySelect } from '../../../ui/place/country-select.tsx'
import { inputOfPassports, passportDefaults } from '../../../ui/place/passport-fields.tsx'
import { travellersOf } from '../../../words/travellers-of.ts'
import css from './goal-form.module.css'
import { type GoalStart, isJourneyTold } from './goal-start.ts'
import { JourneyFields } from './journey-fields.tsx'
import { readAim, readGoal } from './read-goal.ts'

/** A new goal, with what the guide already knows of it. */
export function NewGoalForm({ start }: { start: GoalStart }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { keep: keepAccount, account } = useOwnAccount()
  const nationality = start.journey.passports.length > 0 ? start.journey : account.nationality
  const form = useForm<NewGoal>({
    schema: () => import('@sojourn/contract/work/goals').then(({ NewGoal }) => NewGoal),
    draftKey: start.draftKey,
    defaults: { ...start.texts, ...passportDefaults(nationality), ...travellerDefaults([]) },
    read: (data) => ({ ...readGoal(data), ...readAim(data) }),
    inputOf,
    submit: async (body, { idempotencyKey }) => {
      const { data: goal } = await browserApi('POST /goals', { body }, { idempotencyKey })
      void goalsChanged(queries, goal)
      noteMade(goal.id)
      if (form.ref.current && new FormData(form.ref.current).has('keep')) await keepPassports(body)
      await navigate(clientPaths.goal(goal.id))
    },
  })

  /** The goal is made already: what goes wrong here is told, and stops nothing. */
  async function keepPassports({ passports = [], residence = null }: NewGoal) {
    try {
      keepAccount((await browserApi('PUT /account/nationality', { body: { passports, residence } })).data)
    } catch (error) {
      toast.error(sentenceOf(error, t('Your passports are not saved in your profile')))
    }
  }

  return <Fields form={form} submit={t('Create goal')} isJourneyKnown={start.journey.isKnown} />
}

const inputOf = (complaint: string, data: FormData) =>
  inputOfTravellers(inputOfPassports(complaint, data), data)

interface EditProps {
  goal: Goal
  /** The checkout of this order led here, and is gone back to. */
  order?: string | null
}

/** The same for a goal there is: country and purpose are locked. */
export function EditGoalForm({ goal, order = null }: EditProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  useHashTarget()
  const { id, name, expected_delivery_date, comment } = goal
  const nationality = {
    passports: goal.passports.map((country) => country.id),
    residence: goal.residence?.id ?? null,
  }
  const form = useForm<GoalChange>({
    schema: () => import('@sojourn/contract/work/goals').then(({ GoalChange }) => GoalChange),
    draftKey: `goal-${id}`,
    defaults: {
      name,
      expected_delivery_date,
      comment,
      ...passportDefaults(nationality),
      visa_id: goal.programme?.id ?? '',
      stay_days: goal.stay_days === null ? '' : String(goal.stay_days),
      passport_expires_on: goal.passport_expires_on ?? '',
      ...travellerDefaults(travellersOf(goal)),
    },
    read: (data) => readGoal(data, travellersOf(goal)),
    inputOf,
    submit: async (body) => {
      const { data } = await browserApi('PATCH /goals/{id}', { params: { id }, body })
      void goalsChanged(queries, data)
      toast.success(t('Your goal is saved'))
      await navigate(order ? await checkoutAgain(order) : clientPaths.goal(id))
    },
  })
  return <Fields form={form} submit={t('Save goal')} locked={goal} order={order} />
}

interface Props {
  form: ReturnType<typeof useForm<NewGoal>> | ReturnType<typeof useForm<GoalChange>>
  submit: string
  locked?: Goal
  order?: string | null
  isJourneyKnown?: boolean
}

function Fields({ form, submit, locked, order, isJourneyKnown = false }: Props) {
  const today = new Date()
  const { destination_country = '', purpose = '' } = form.defaults
  const [chosen, choose] = useState<Partial<ChosenAim>>({})
  const aim = locked
    ? { country: locked.destination_country.id, purpose: locked.purpose.id }
    : { country: destination_country, purpose, ...chosen }
  return (
    <Form form={form} label={t('Goal')} className={css.form}>
      <TextInput label={t('Goal name')} name="name" required help={t('For example: Nursing in Calgary.')} />
      {locked ? (
        <Locked goal={locked} />
      ) : (
        <Aim onChoose={(part) => choose((before) => ({ ...before, ...part }))} />
      )}
      <DateInput
        label={t('Expected target date')}
        name="expected_delivery_date"
        required
        min={localDay(today)}
      />
      <Textarea
        label={t('Details')}
        name="comment"
        required
        maxLength={GOAL_COMMENT_LENGTH}
        help={t('What should an agent know? Your situation, what you have tried, what worries you.')}
      />
      <TravellerFields />
      <JourneyFields
        aim={aim}
        isKnown={locked ? isJourneyTold(locked) : isJourneyKnown}
        canKeep={locked === undefined}
      />
      <div className={css.end}>
        <DraftState form={form} />
        <LinkButton to={backOf(locked, order)} variant="secondary">
          {t('Cancel')}
        </LinkButton>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </Form>
  )
}

function backOf(goal: Goal | undefined, order: string | null | undefined) {
  if (order) return checkoutOf(order)
  return goal ? clientPaths.goal(goal.id) : clientPaths.goals()
}

interface ChosenAim {
  country: string
  purpose: string
}

function Aim({ onChoose }: { onChoose: (part: Partial<ChosenAim>) => void }) {
  const countries = useQuery(countriesQuery)
  const purposes = useQuery(purposesQuery)
  return (
    <Loaded query={countries} skeleton={<AimBones />}>
      {(known) => (
        <div className={css.pair}>
          <CountrySelect
            label={t('Destination country')}
            name="destination_country"
            required
            countries={known}
            onChange={(country) => onChoose({ country })}
          />
          <Loaded query={purposes} skeleton={<FieldBones />}>
            {(all) => (
              <Select
                label={t('Purpose')}
                name="purpose"
                required
                placeholder={t('Select a purpose')}
                choices={all.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ currentTarget }) => onChoose({ purpose: currentTarget.value })}
              />
            )}
          </Loaded>
        </div>
      )}
    </Loaded>
  )
}

const AimBones = () => (
  <div className={css.pair}>
    <FieldBones />
    <FieldBones />
  </div>
)

const FieldBones = () => (
  <div className={css.bones}>
    <Skeleton width="half" />
    <Skeleton shape="block" />
  </div>
)

const Locked = ({ goal }: { goal: Goal }) => (
  <div className={css.locked}>
    <dl>
      <div>
        <dt>{t('Destination country')}</dt>
        <dd>{goal.destination_country.name}</dd>
      </div>
      <div>
        <dt>{t('Purpose')}</dt>
        <dd>{goal.purpose.name}</dd>
      </div>
    </dl>
    <p>{t('Country and purpose can’t be changed. For another journey, create another goal.')}</p>
  </div>
)
