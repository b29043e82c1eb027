import { MOVEMENTS } from '@sojourn/contract/money/wallet-words'
import type { Movement } from '@sojourn/contract/money/wallets'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { InstantText } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Link } from '../../ui/text/link.tsx'
import { wordsOfPayout } from '../../words/payout-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './wallet-page.module.css'

/** Money that only changes its place is told in words: the balance stays as it was. */
const WITHIN: Partial<Record<Movement['kind'], (sum: ReactNode) => ReactNode>> = {
  cleared: (sum) => rich('{amount} can be withdrawn now', { amount: sum }),
  debt_paid: (sum) => rich('{amount} of what was available', { amount: sum }),
}

const columns: Column<Movement>[] = [
  {
    header: t('Movement'),
    cell: ({ kind, amount, order, payout, payout_state }) => (
      <span className={css.about}>
        {MOVEMENTS[kind]}
        {order && (
          <small>
            <Link to={agentPaths.order(order.uuid)}>
              <bdi>{order.title}</bdi>
            </Link>{' '}
            · <bdi data-whole>{order.ref}</bdi>
          </small>
        )}
        {WITHIN[kind] && (
          <small>{WITHIN[kind](<MoneyText value={{ ...amount, amount: Math.abs(amount.amount) }} />)}</small>
        )}
        {payout && <small>{payout}</small>}
        {kind === 'withdrawn' && payout_state && <State state={payout_state} />}
      </span>
    ),
  },
  { header: t('Date'), cell: ({ created_at }) => <InstantText value={created_at.date} /> },
  {
    header: t('Amount'),
    end: true,
    cell: (movement) => (WITHIN[movement.kind] ? '–' : <MoneyText value={movement.amount} />),
  },
]

const balance: Column<Movement> = {
  header: t('Balance'),
  end: true,
  cell: ({ balance }) => balance && <MoneyText value={balance} />,
}

/** A balance runs through all movements only: of some of them it would add up to nothing. */
export const movementColumns = (isNarrowed: boolean) => (isNarrowed ? columns : [...columns, balance])

function State({ state }: { state: NonNullable<Movement['payout_state']> }) {
  const { name, icon, tone } = wordsOfPayout(state)
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  )
}
