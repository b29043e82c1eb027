import type { Earnings } from '@sojourn/contract/money/wallets'
import { t } from '@sojourn/contract/words/t'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Table } from '../../ui/list/table.tsx'
import { earningColumns } from './earning-columns.tsx'
import { Part } from './part.tsx'
import css from './wallet-page.module.css'

/** The orders behind the balances. */
export const OnTheWay = ({ known: { earnings, has_more_earnings } }: { known: Earnings }) => (
  <Part
    title={t('Orders')}
    intro={t('Your earnings per order after commission, and when you can withdraw them.')}
  >
    <Table
      caption={t('Orders whose money is not available yet')}
      columns={earningColumns}
      rows={earnings}
      rowKey={({ order }) => order.uuid}
      empty={
        <Empty hint={t('Paid orders are shown here until you can withdraw the money.')}>
          {t('No money is on its way.')}
        </Empty>
      }
    />
    {has_more_earnings && <p className={css.note}>{t('Only the first 50 orders are shown.')}</p>}
  </Part>
)
