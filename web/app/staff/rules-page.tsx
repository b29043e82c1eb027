import type { StaffRule } from '@sojourn/contract/staff-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../account/loaded.tsx'
import { browserApi } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { PageTitle } from '../ui/layout.tsx'
import { Modal } from '../ui/modal.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { InstantText } from '../ui/time-text.tsx'
import { toast } from '../ui/toast-store.ts'
import { readFilled, useForm } from '../ui/use-form.ts'
import { staffRulesQuery } from './conflict-queries.ts'
import css from './report-page.module.css'

const unitWords = ({ unit }: StaffRule) => (unit === 'cents' ? 'US cents' : unit)

/** Every timer and limit, what it is, and who changed it. */
export function RulesPage() {
  const query = useQuery(staffRulesQuery)
  const [name, choose] = useState<string | null>(null)
  const columns: Column<StaffRule>[] = [
    { header: 'Rule', cell: ({ what }) => what },
    { header: 'Now', cell: (rule) => `${rule.value} ${unitWords(rule)}` },
    { header: 'Usual', cell: ({ usual }) => usual },
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
    schema: () => import('@sojourn/contract/staff-rules').then(({ RuleChange }) => RuleChange),
    read: (data) => ({ ...readFilled(data), value: Number(data.get('value')) }),
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
        label={`Value, in ${unitWords(rule)}`}
        name="value"
        required
        inputMode="numeric"
        defaultValue={String(rule.value)}
        help={`From ${rule.least} to ${rule.most}; usually ${rule.usual}.`}
      />
      <Textarea label="Reason" name="reason" required maxLength={1000} help="Colleagues read this." />
      <div>
        <SubmitButton>Change rule</SubmitButton>
      </div>
      {rule.history.length > 0 && (
        <div className={css.part}>
          {rule.history.map((change) => (
            <p key={change.at} className={css.note}>
              <InstantText value={change.at} />, {change.by}: {change.value}. {change.reason}
            </p>
          ))}
        </div>
      )}
    </Form>
  )
}
