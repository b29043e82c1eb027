import type { Reader } from '../../platform/database/database.ts'
import { writeMoney } from '../receipts/money.ts'
import { moneyToPay } from './money-to-pay.ts'

/** It reads `$425.00 and €20.00`; null means that they have nothing to withdraw and nothing on its way. */
export async function walletInWords(db: Reader, agentId: string) {
  const words = (await moneyToPay(db, agentId)).flatMap(({ available, on_its_way }) => {
    const amount = available.amount + on_its_way.amount
    return amount > 0 ? [writeMoney(amount, available.currency)] : []
  })
  return words.length > 0 ? words.join(' and ') : null
}
