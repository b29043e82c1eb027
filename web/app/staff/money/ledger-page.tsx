import type { LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { Balances } from './balances.tsx'
import { CheckNow } from './check-now.tsx'
import { LastCheck } from './last-check.tsx'
import { ledgerQuery } from './ledger-query.ts'
import { OutcomeOfCheck } from './outcome-of-check.tsx'
import { PaymentAlarms } from './payment-alarms.tsx'

export const meta = () => ownPageMeta('Ledger')

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

const Known = ({ ledger }: { ledger: LedgerOverview }) => (
  <div className={panels.panels}>
    <Panel title="Last check" state={<OutcomeOfCheck ledger={ledger} />}>
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

const Bones = () => (
  <Stack gap={5}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
