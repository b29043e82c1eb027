import { PAGE_SIZE } from '@sojourn/contract/calls/page'
import type { Earning, Earnings } from '@sojourn/contract/money/wallets'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { clearanceOf } from '../ledger/clearance-of.ts'
import { balancesIn } from './balances-in.ts'
import { earnedInMonths } from './earned-in-months.ts'
import { agentAccounts, earningsOf } from './earning-store.ts'
import { listMovements, type Searched } from './list-movements.ts'
import { pauseOf } from './payouts/pause-of.ts'
import { payoutsOf } from './payouts/payout-store.ts'
import { readerOf } from './reader-store.ts'
import { viewPayout, viewWallet } from './view.ts'
import { viewEarning } from './view-earning.ts'
import { walletOf } from './wallet-store.ts'

const MOST_ORDERS = 500
const LISTED_ORDERS = 50
const NEWEST_PAYOUTS = 5

export async function showWallet(context: Context, actor: Person, searched: Searched): Promise<Earnings> {
  const { db, clock } = context
  const agentId = actor.id
  const { timezone, deletion_due_at } = await readerOf(db, agentId)
  const zone = timezone ?? 'UTC'
  const [accounts, orders, clearanceMs, wallet, pause, payouts, months, movements] = await Promise.all([
    agentAccounts(db, agentId),
    earningsOf(db, agentId, MOST_ORDERS),
    clearanceOf(db, agentId),
    walletOf(db, agentId),
    pauseOf(context, db, agentId),
    payoutsOf(db, agentId, { limit: NEWEST_PAYOUTS - 1, after: null }),
    earnedInMonths(db, agentId, { now: clock.now(), zone }),
    listMovements(context, actor, { ...searched, limit: PAGE_SIZE }),
  ])
  const earnings = orders.map((row) => viewEarning(row, clearanceMs)).filter(hasMoney)
  const { items, pagination } = movements.data
  return {
    balances: await balancesIn(db, accounts, earnings, deletion_due_at !== null),
    wallet: wallet ? viewWallet(wallet) : null,
    pause: pause && { reason: pause.reason, ends_at: pause.ends_at?.toISOString() ?? null },
    earnings: earnings.slice(0, LISTED_ORDERS),
    has_more_earnings: earnings.length > LISTED_ORDERS,
    months,
    payouts: payouts.map(viewPayout),
    movements: { items, next_cursor: pagination.next_cursor },
  }
}

const hasMoney = ({ amount }: Earning) => amount.amount > 0
