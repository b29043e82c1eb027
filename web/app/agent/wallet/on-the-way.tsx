import type { Earnings } from '@sojourn/contract/money/wallets'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Table } from '../../ui/list/table.tsx'
import { earningColumns } from './earning-columns.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'

/** The orders behind the balances. */
export const OnTheWay = ({ known: { earnings, has_more_earnings } }: { known: Earnings }) => (
  <Part title="Orders" intro="What each order brings you after commission, and when you can withdraw it.">
    <Table
      caption="Orders whose money is not available yet"
      columns={earningColumns}
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
