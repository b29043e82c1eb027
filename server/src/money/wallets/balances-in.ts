import type { EarningStage } from '@sojourn/contract/money/wallet-words'
import type { Balance, Earning } from '@sojourn/contract/money/wallets'
import type { Reader } from '../../platform/database/database.ts'
import { leastFor } from './amounts.ts'

interface Account {
  kind: string
  currency: string
  balance: number | null
}

const USUAL = 'USD'

/** US dollars are there also where nothing was earned yet. */
export function balancesIn(
  db: Reader,
  accounts: Account[],
  earnings: Earning[],
  isLeaving: boolean,
): Promise<Balance[]> {
  const currencies = new Set([
    USUAL,
    ...accounts.filter(({ balance }) => balance).map(({ currency }) => currency),
    ...earnings.map(({ amount }) => amount.currency),
  ])
  return Promise.all(
    [...currencies].map((currency) => balanceIn(db, currency, accounts, earnings, isLeaving)),
  )
}

async function balanceIn(
  db: Reader,
  currency: string,
  accounts: Account[],
  earnings: Earning[],
  isLeaving: boolean,
) {
  const on = (kind: string) =>
    accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ?? 0
  const at = (stage: EarningStage) =>
    earnings
      .filter((earning) => earning.stage === stage && earning.amount.currency === currency)
      .reduce((sum, { amount }) => sum + amount.amount, 0)
  const available = on('agent_available')
  return {
    currency,
    held: at('held'),
    in_review: at('in_review'),
    clearing: on('agent_pending'),
    available,
    on_its_way: on('payout_transit'),
    debt: on('agent_debt'),
    least: await leastFor(db, currency, { available, isLeaving }),
  }
}
