import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { StaffRule } from '@sojourn/contract/desk/staff-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { type Column, Table } from '../../ui/list/table.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { staffRulesQuery } from '../conflicts/conflict-queries.ts'
import css from '../reports/report-page.module.css'

export const meta = () => ownPageMeta('Rules')

/** A count says what it counts in the words of its rule. */
function valueWords({ unit }: StaffRule, value: number) {
  if (unit === 'cents') return formatMoney({ amount: value, currency: 'USD' })
  if (unit === 'percent') return `${value}%`
  return unit === 'times' ? String(value) : `${value}\u00a0${value === 1 ? unit.replace(/s$/, '') : unit}`
}

const fieldWords = ({ unit }: StaffRule) => {
  if (unit === 'cents') return 'Value, in US cents'
  return unit === 'times' ? 'Value' : `Value, in ${unit}`
}

/** Every timer and limit, what it is, and who changed it. */
export default function RulesPage() {
  const query = useQuery(staffRulesQuery)
  const [name, choose] = useState<string | null>(null)
  const columns: Column<StaffRule>[] = [
    { header: 'Rule', cell: ({ what }) => what },
    { header: 'Now', cell: (rule) => valueWords(rule, rule.value) },
    { header: 'Usual', cell: (rule) => valueWords(rule, rule.usual) },
    {
      header: 'Last change',
      cell: ({ history: [last] }) =>
        last ? (
          <>
            <InstantText value={last.at} />, {last.by}
          </>
        ) : (
          'Never'
        ),
    },
    {
      header: 'Change',
      cell: (rule) => (
        <Button variant="secondary" size="s" onClick={() => choose(rule.name)}>
          Change
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageTitle intro="Timers and limits of orders, conflicts, meetings and money. A change counts at once.">
        Rules
      </PageTitle>
      <Loaded query={query}>
        {(rules) => {
          const chosen = rules.find((rule) => rule.name === name)
          return (
            <>
              <Table caption="Rules" columns={columns} rows={rules} rowKey={(rule) => rule.name} />
              <Modal open={chosen !== undefined} onClose={() => choose(null)} title="Change rule">
                {chosen && <ChangeRule rule={chosen} onDone={() => choose(null)} />}
              </Modal>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function ChangeRule({ rule, onDone }: { rule: StaffRule; onDone: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/desk/staff-rules').then(({ RuleChange }) => RuleChange),
    read: (data) => ({ ...readFilled(data), value: numberIn(data.get('value')) }),
    submit: async (body) => {
      const { data } = await browserApi('PUT /staff/rules/{name}', { params: { name: rule.name }, body })
      queries.setQueryData(staffRulesQuery.queryKey, data)
      toast.success('The rule is changed')
      onDone()
    },
  })
  return (
    <Form form={form} label="Change rule">
      <p>{rule.what}</p>
      <TextInput
        label={fieldWords(rule)}
        name="value"
        required
        inputMode="numeric"
        defaultValue={String(rule.value)}
        help={`From ${rule.least} to ${rule.most}; usually ${rule.usual}.`}
      />
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="Colleagues read this."
      />
      <div>
        <SubmitButton>Change rule</SubmitButton>
      </div>
      {rule.history.length > 0 && (
        <div className={css.part}>
          {rule.history.map((change) => (
            <p key={change.at} className={css.note}>
              <InstantText value={change.at} />, {change.by}: {valueWords(rule, change.value)}.{' '}
              {change.reason}
            </p>
          ))}
        </div>
      )}
    </Form>
  )
}

/** An empty field is no number, rather than 0. */
const numberIn = (typed: FormDataEntryValue | null) =>
  String(typed ?? '').trim() ? Number(typed) : Number.NaN
