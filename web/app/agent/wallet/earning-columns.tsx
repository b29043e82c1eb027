import type { Earning } from '@sojourn/contract/money/wallets'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Column } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { EarningAvailable, EarningStage } from './earning-stage.tsx'
import css from './wallet-page.module.css'

export const earningColumns: Column<Earning>[] = [
  {
    header: t('Paid order'),
    cell: ({ order }) => (
      <span className={css.about}>
        <Link to={agentPaths.order(order.uuid)}>{order.title}</Link>
        <small>{order.ref}</small>
      </span>
    ),
  },
  { header: t('Stage'), cell: (earning) => <EarningStage earning={earning} /> },
  { header: t('Available on'), cell: (earning) => <EarningAvailable earning={earning} /> },
  { header: t('Your share'), end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]
