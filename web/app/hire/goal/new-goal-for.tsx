import { GOAL_COMMENT_LENGTH } from '@sojourn/contract/calls/limits'
import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { Goal, NewGoal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'
import { Flag } from '../../ui/text/flag.tsx'
import css from './goal-dialog.module.css'
import { TravellerFields } from './traveller-fields.tsx'
import { inputOfTravellers, readTravellers } from './traveller-values.ts'

interface Props {
  service: Pick<AgentService, 'id' | 'visa'>
  onMade: (goal: Goal) => Promise<void>
}

/** A goal the service fits: its country is the service's, its purpose one of the service's. */
export function NewGoalFor({ service, onMade }: Props) {
  const { country, purposes } = service.visa
  const [first, ...others] = purposes
  const queries = useQueryClient()
  const form = useForm<NewGoal>({
    schema: () => import('@sojourn/contract/work/goals').then(({ NewGoal }) => NewGoal),
    draftKey: `goal-for-${service.id}`,
    read: (data) => {
      const { purpose = first?.id, name, expected_delivery_date, comment } = readTexts(data)
      const aim = { purpose, destination_country: country.id }
      return { ...aim, name, expected_delivery_date, comment, ...readTravellers(data) }
    },
    inputOf: inputOfTravellers,
    submit: async (body, { idempotencyKey }) => {
      const { data: goal } = await browserApi('POST /goals', { body }, { idempotencyKey })
      await goalsChanged(queries, goal)
      await onMade(goal)
    },
  })
  return (
    <Form form={form} label={t('Goal')} className={css.made}>
      <Locked visa={service.visa} />
      {others.length > 0 && (
        <Select
          label={t('Purpose')}
          name="purpose"
          required
          placeholder={t('Select a purpose')}
          choices={purposes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextInput
        label={t('Goal name')}
        name="name"
        required
        help={t('For example: Nursing in Calgary.')}
        {...(first && !others.length && { defaultValue: nameOf(first, country) })}
      />
      <DateInput
        label={t('Expected target date')}
        name="expected_delivery_date"
        required
        min={localDay(new Date())}
      />
      <Textarea
        label={t('Details')}
        name="comment"
        required
        maxLength={GOAL_COMMENT_LENGTH}
        help={t('What should the agent know? Your situation, what you have tried, what worries you.')}
      />
      <TravellerFields />
      <SubmitButton wide size="l">
        {t('Create goal and hire agent')}
      </SubmitButton>
    </Form>
  )
}

type Named = { name: string }

const nameOf = (purpose: Named, country: Named) =>
  t('{purpose} in {country}', { purpose: purpose.name, country: country.name })

const Locked = ({ visa: { country, purposes } }: { visa: AgentService['visa'] }) => (
  <dl className={css.locked}>
    <div>
      <dt>{t('Destination country')}</dt>
      <dd>
        <Flag country={country.id} /> {country.name}
      </dd>
    </div>
    {purposes.length === 1 && (
      <div>
        <dt>{t('Purpose')}</dt>
        <dd>{purposes[0]?.name}</dd>
      </div>
    )}
  </dl>
)
