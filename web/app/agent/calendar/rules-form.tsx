import type { AvailabilityRules } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { rulesQuery, schedulesChanged } from '../../queries/availability-queries.ts'
import { Select } from '../../ui/choice/select.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { minutesInWords } from '../../words/minutes-in-words.ts'

const HOUR = 60
const DAY = 24 * HOUR
const BUFFERS = [0, 5, 10, 15, 30, 45, 60, 90, 120]
const NOTICES = [0, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY]
const STEPS = [5, 10, 15, 20, 30, 60]

/** How meetings lie beside each other. */
export function RulesForm({ rules }: { rules: AvailabilityRules }) {
  const form = useRulesForm(rules)
  return (
    <Form form={form} label={t('Meeting rules')}>
      <div className={css.pair}>
        <Select
          label={t('Free time before a meeting')}
          name="buffer_before"
          required
          choices={choicesOf(BUFFERS, rules.buffer_before, t('None'))}
        />
        <Select
          label={t('Free time after a meeting')}
          name="buffer_after"
          required
          choices={choicesOf(BUFFERS, rules.buffer_after, t('None'))}
        />
      </div>
      <div className={css.pair}>
        <Select
          label={t('Shortest notice')}
          name="notice_minutes"
          required
          choices={choicesOf(NOTICES, rules.notice_minutes, t('None'))}
          help={t('Clients must book at least this long before a meeting.')}
        />
        <Select
          label={t('Meetings can begin every')}
          name="slot_step"
          required
          choices={choicesOf(STEPS, rules.slot_step, '')}
          help={t('A day offers at most 96 times. On longer days meetings begin further apart.')}
        />
      </div>
      <div className={css.pair}>
        <TextInput
          label={t('Most meetings a day')}
          name="most_a_day"
          inputMode="numeric"
          autoComplete="off"
          help={t('Leave empty for no limit.')}
        />
      </div>
      <div className={css.end}>
        <SubmitButton>{t('Save rules')}</SubmitButton>
      </div>
    </Form>
  )
}

function useRulesForm(rules: AvailabilityRules) {
  const queries = useQueryClient()
  return useForm({
    schema: () =>
      import('@sojourn/contract/supply/availability').then((contract) => contract.AvailabilityRules),
    defaults: Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value ?? '')])),
    read: (data) =>
      Object.fromEntries(
        Object.keys(rules).map((name) => {
          const text = String(data.get(name) ?? '').trim()
          return [name, text === '' ? null : Number(text)]
        }),
      ),
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/availability-rules', { body })
      queries.setQueryData(rulesQuery.queryKey, data)
      await schedulesChanged(queries)
      toast.success(t('Your meeting rules are saved'))
    },
  })
}

/** Also what is kept and not among the usual ones. */
const choicesOf = (usual: readonly number[], kept: number, none: string) =>
  [...new Set([...usual, kept])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : minutesInWords(minutes) }))
