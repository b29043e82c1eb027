import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import type { Movement } from '@sojourn/contract/money/wallets'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { InstantText } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './wallet-page.module.css'

export const movementColumns: Column<Movement>[] = [
  {
    header: 'Movement',
    cell: ({ kind, order, payout }) => (
      <span className={css.about}>
        {MOVEMENTS[kind]}
        {order && (
          <small>
            <Link to={agentPaths.order(order.uuid)}>{order.title}</Link> · {order.ref}
          </small>
        )}
        {payout && <small>{payout}</small>}
      </span>
    ),
  },
  { header: 'Date', cell: ({ created_at }) => <InstantText value={created_at.date} /> },
  { header: 'Amount', end: true, cell: ({ amount }) => <MoneyText value={amount} /> },
]
