import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../../platform/mail/mail.ts'
import { writeMoney } from '../../receipts/money.ts'

interface Payout {
  ref: string
  amount: number
  currency: string
  agent_email: string
}

export const payoutLessMail = (
  { ref, amount, currency, agent_email }: Payout,
  { key, before, owed }: { key: string; before: number; owed: number },
): Mail => ({
  key,
  about: 'money',
  to: agent_email,
  subject: `Your payout is ${writeMoney(amount, currency)} now`,
  heading: 'Your payout became smaller',
  paragraphs: [
    `You owed ${writeMoney(owed, currency)} after a refund or a chargeback, and your payout ${ref} of ${writeMoney(before, currency)} paid it. The other ${writeMoney(amount, currency)} are paid out to you.`,
  ],
  action: { label: 'Open your wallet', path: agentPaths.wallet() },
})
