import type { CouponUse } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Table } from '../../ui/list/table.tsx'
import css from './coupon-page.module.css'
import { couponUseColumns } from './coupon-use-columns.tsx'

/** The payments that were made with a coupon. */
export const CouponUses = ({ uses }: { uses: CouponUse[] }) => (
  <section className={css.part} aria-labelledby="uses">
    <h2 id="uses">{t('Payments with this coupon')}</h2>
    <Table
      caption={t('Payments with this coupon')}
      columns={couponUseColumns}
      rows={uses}
      rowKey={({ payment }) => payment}
      empty={<Empty hint={t('Choose it when you pay for an order.')}>{t('Not used yet.')}</Empty>}
    />
  </section>
)
