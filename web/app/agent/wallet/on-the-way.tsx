import type { Earning, Earnings } from '@sojourn/contract/money/wallets'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'
import { stageWords } from './wallet-words.ts'

const columns: Column<Earning>[] = [
  {
    header: 'Order',
    cell: ({ order }) => (
      <span className={css.about}>
        <Link to={agentPaths.order(order.uuid)}>{order.title}</Link>
        <small>{order.ref}</small>
      </span>
    ),
  },
  { header: 'Stage', cell: (earning) => <Stage earning={earning} /> },
  { header: 'Available on', cell: (earning) => <AvailableOn earning={earning} /> },
  { header: 'Your share', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]

/** The orders behind the balances. */
export const OnTheWay = ({ known: { earnings, has_more_earnings } }: { known: Earnings }) => (
  <Part title="Orders" intro="What each order brings you after commission, and when you can withdraw it.">
    <Table
      caption="Orders whose money is not available yet"
      columns={columns}
      rows={earnings}
      rowKey={({ order }) => order.uuid}
      empty={
        <Empty hint="Paid orders are shown here until you can withdraw the money.">
          No money is on its way.
        </Empty>
      }
    />
    {has_more_earnings && <p className={css.note}>Only the first 50 orders are shown.</p>}
  </Part>
)

function Stage({ earning: { stage, is_stopped } }: { earning: Earning }) {
  const { name, icon, tone } = stageWords[stage]
  if (is_stopped)
    return (
      <Pill tone="danger" icon="scales">
        Held by a conflict
      </Pill>
    )
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}

function AvailableOn({ earning: { available_at, is_stopped, stage } }: { earning: Earning }) {
  if (available_at)
    return (
      <>
        {stage === 'in_review' && 'By '}
        <DayText value={available_at} />
      </>
    )
  return is_stopped ? 'After the conflict' : 'After the work is accepted'
}
