import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { WriteLetter } from '../../../ground/facts/letters.ts'
import { writeMoney } from '../../receipts/money.ts'

interface Payout {
  ref: string
  amount: number
  currency: string
}

declare module '../../../ground/facts/along.ts' {
  interface Along {
    payout_less: { payout: Payout; key: string; before: number; owed: number }
  }
}

export const payoutLess: WriteLetter<'payout_less'> = ({ along: { payout, key, before, owed } }) => {
  const { ref, amount, currency } = payout
  return {
    key,
    subject: `Your payout is ${writeMoney(amount, currency)} now`,
    heading: 'Your payout became smaller',
    paragraphs: [
      `You owed ${writeMoney(owed, currency)} after a refund or a chargeback, and your payout ${ref} of ${writeMoney(before, currency)} paid it. The other ${writeMoney(amount, currency)} are paid out to you.`,
    ],
    action: { label: 'Open your wallet', path: agentPaths.wallet() },
  }
}
