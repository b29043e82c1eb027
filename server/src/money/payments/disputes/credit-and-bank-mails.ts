import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter } from '../../../ground/facts/letters.ts'
import { showMoney } from '../show-money.ts'

interface Client {
  first_name: string
}

interface Credit {
  key: string
  payment: string
  amount: number
  currency: string
  end: 'held' | 'free' | 'taken'
}

const action = { label: 'See your coupons', path: clientPaths.coupons() }

const WORDS = {
  held: {
    subject: (worth: string) => `Your credit of ${worth} is on hold`,
    heading: 'Your credit is on hold',
    text: (worth: string, payment: string) =>
      `Your bank is looking into payment ${payment}. The ${worth} of credit that you kept from it cannot be used or paid out until your bank has decided. If you did not ask your bank for this, call them.`,
  },
  free: {
    subject: (worth: string) => `Your credit of ${worth} can be used again`,
    heading: 'Your credit is free again',
    text: (worth: string, payment: string) =>
      `Your bank has decided about payment ${payment}, and the ${worth} of credit that you kept from it are yours to use.`,
  },
  taken: {
    subject: (worth: string) => `Your credit of ${worth} was reversed`,
    heading: 'Your credit was reversed',
    text: (worth: string, payment: string) =>
      `Your bank reversed payment ${payment} and gives you its money. So the ${worth} of credit that you kept from it are gone.`,
  },
}

export function creditOnHoldMail({ key, payment, amount, currency, end }: Credit): Letter {
  const worth = showMoney(amount, currency)
  const { subject, heading, text } = WORDS[end]
  return {
    key: `${key}:credit-${end}`,
    action,
    subject: subject(worth),
    heading,
    paragraphs: [text(worth, payment)],
  }
}

interface Debt {
  key: string
  amount: number
  currency: string
}

export const debtMail = ({ first_name }: Client, { key, amount, currency }: Debt): Letter => ({
  key: `${key}:debt`,
  subject: `You owe ${showMoney(amount, currency)}`,
  heading: `Please pay what you owe, ${first_name}`,
  paragraphs: [
    `Your bank reversed a payment. You had used the credit from it already, so you owe ${showMoney(amount, currency)}.`,
    'Pay it by card under Coupons. Until then, you cannot hire anyone, and new credit pays it first.',
  ],
  action: { label: 'Pay what you owe', path: clientPaths.coupons() },
  smallPrint: ['Is this wrong? Answer this mail, and our team looks into it.'],
})
