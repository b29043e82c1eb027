import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { DebtSide } from '../ledger/templates/debt-templates.ts'
import type { MadePayment } from '../payments/payable.ts'
import { writeMoney } from '../receipts/money.ts'

interface Debtor {
  email: string
  first_name: string
}

export const debtPaidMail = (
  { email, first_name }: Debtor,
  { id, amount, currency }: MadePayment,
  left: number,
): Mail => ({
  key: `payment:${id}:debt-paid`,
  about: 'money',
  to: email,
  subject: `You paid ${writeMoney(amount, currency)} of what you owed`,
  heading: `Thank you, ${first_name}`,
  paragraphs: [
    `${writeMoney(amount, currency)} arrived from your card.`,
    left > 0
      ? `You still owe ${writeMoney(left, currency)}.`
      : 'You owe nothing any more, and can hire and use credit again.',
  ],
  action: { label: 'See your payments', path: clientPaths.paymentHistory() },
})

interface Relief {
  id: string
  side: DebtSide
  how: 'received' | 'forgiven'
  amount: number
  currency: string
  left: number
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    debt_relieved: Relief
  }
}

const relieved: WriteLetter<'debt_relieved'> = ({ along }, { to: { first_name } }) => {
  const { id, side, how, amount, currency, left } = along
  const worth = writeMoney(amount, currency)
  return {
    key: `debt_relief:${id}`,
    subject: how === 'received' ? `We received ${worth} of what you owed` : `You no longer owe ${worth}`,
    heading: how === 'received' ? `Thank you, ${first_name}` : 'We forgave what you owed',
    paragraphs: [
      how === 'received'
        ? `${worth} arrived on our bank account and pays what you owed.`
        : `Our team has decided that you do not have to pay ${worth} that you owed.`,
      left > 0 ? `You still owe ${writeMoney(left, currency)}.` : 'You owe nothing any more.',
    ],
    action:
      side === 'agent'
        ? { label: 'Open your wallet', path: agentPaths.wallet() }
        : { label: 'See your coupons', path: clientPaths.coupons() },
  }
}

export const debtLetters: Letters = { debt_relieved: { relieved } }
