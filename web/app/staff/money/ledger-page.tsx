import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { accountWords } from '../people/account-words.ts'
import { LastCheck } from './last-check.tsx'
import css from './ledger-page.module.css'
import { ledgerQuery } from './ledger-query.ts'
import { PaymentAlarms } from './payment-alarms.tsx'

export const meta = () => ownPageMeta('Ledger')

/** Whether every cent is where the books say. */
export default function LedgerPage() {
  const ledger = useQuery(ledgerQuery)
  return (
    <>
      <PageTitle
        intro="The books record every payment and are never changed afterwards. They are checked daily and on request."
        action={<CheckNow isWaiting={ledger.data?.waiting_check != null} />}
      >
        Ledger
      </PageTitle>
      <Loaded query={ledger} skeleton={<Bones />}>
        {(known) => <Known ledger={known} />}
      </Loaded>
    </>
  )
}

function CheckNow({ isWaiting }: { isWaiting: boolean }) {
  const queries = useQueryClient()
  const action = useAction()
  const check = () =>
    action.run(async () => {
      await browserApi('POST /staff/ledger/checks')
      toast.success('The books are being checked')
      await queries.invalidateQueries(ledgerQuery)
    })
  return (
    <Button icon="refresh" busy={action.busy || isWaiting} onClick={check}>
      Check now
    </Button>
  )
}

const Known = ({ ledger }: { ledger: LedgerOverview }) => (
  <div className={panels.panels}>
    <Panel title="Last check" state={<Outcome ledger={ledger} />}>
      <LastCheck ledger={ledger} />
    </Panel>
    <Panel
      title="Payments that need attention"
      intro="Payments where the processor’s records and ours differ."
    >
      <PaymentAlarms />
    </Panel>
    <Panel title="Platform accounts" intro="What we have, earned, spent, or owe in taxes.">
      <Balances label="Our own accounts" balances={ledger.balances} />
    </Panel>
    <Panel title="Held for others" intro="Money of clients and agents, until work is accepted or paid out.">
      <Balances label="What is held for others" balances={ledger.held} />
    </Panel>
  </div>
)

function Outcome({ ledger: { last_check, waiting_check } }: { ledger: LedgerOverview }) {
  if (waiting_check) return <Pill icon="refresh">Checking</Pill>
  if (!last_check) return <Pill icon="clock">Not checked yet</Pill>
  if (last_check.faults.length === 0)
    return (
      <Pill tone="success" icon="check">
        No problems
      </Pill>
    )
  return (
    <Pill tone="danger" icon="warning">
      Problems found
    </Pill>
  )
}

function Balances({ label, balances }: { label: string; balances: LedgerOverview['balances'] }) {
  if (balances.length === 0) return <p className={css.none}>Nothing yet.</p>
  return (
    <dl className={css.balances} aria-label={label}>
      {balances.map(({ account, amount }) => (
        <div key={`${account} ${amount.currency}`}>
          <dt>{accountWords(account)}</dt>
          <dd>
            <MoneyText value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Bones = () => (
  <Stack gap={5}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
