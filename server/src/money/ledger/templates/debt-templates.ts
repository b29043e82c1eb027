import { accounts } from '../accounts.ts'
import { credit, debit, posting } from '../posting.ts'
import type { Holdings } from './release-templates.ts'

export type DebtSide = 'agent' | 'client'

interface OfClient {
  currency: string
  client: string
}

interface CreditTaken extends OfClient {
  credit: number
  debt: number
}

/** L8 f. We lost a payment that was kept as credit: what is left of the credit goes to the bank, what is spent is owed. */
export const creditTakenBack = ({ currency, client, credit: left, debt }: CreditTaken) =>
  posting('L8f', currency, [
    debit(accounts.client_credit(client), left),
    debit(accounts.client_debt(client), debt),
    credit(accounts.clearing, left + debt),
  ])

/** L8 g. We won after all: the client owes it no more, and has the rest as credit again. */
export const creditGivenBack = ({ currency, client, credit: back, debt }: CreditTaken) =>
  posting('L8g', currency, [
    debit(accounts.clearing, back + debt),
    credit(accounts.client_debt(client), debt),
    credit(accounts.client_credit(client), back),
  ])

/** L8 g. The same of a client who is gone by then: what we bore is no loss any more. */
export const lossGivenBack = ({ currency, amount }: Omit<Paid, 'client'>) =>
  posting('L8g', currency, [debit(accounts.clearing, amount), credit(accounts.debt_loss, amount)])

/** L11. From what an agent may have, as far as it goes. */
export function debtRecovered({
  currency,
  agent,
  holdings,
}: {
  currency: string
  agent: string
  holdings: Holdings
}) {
  const amount = Math.min(holdings.available, holdings.debt)
  return posting('L11', currency, [
    debit(accounts.agent_available(agent), amount),
    credit(accounts.agent_debt(agent), amount),
  ])
}

interface Paid extends OfClient {
  amount: number
}

/** L11 b. A client's credit pays what they owe. */
export const debtPaidWithCredit = ({ currency, client, amount }: Paid) =>
  posting('L11b', currency, [
    debit(accounts.client_credit(client), amount),
    credit(accounts.client_debt(client), amount),
  ])

/** L11 c. A client pays what they owe by card. */
export const debtPaidByCard = ({ currency, client, amount }: Paid) =>
  posting('L11c', currency, [debit(accounts.clearing, amount), credit(accounts.client_debt(client), amount)])

/** L11 d. Their bank takes that back too: they owe it again. */
export const debtOwedAgain = ({ currency, client, amount }: Paid) =>
  posting('L11d', currency, [debit(accounts.client_debt(client), amount), credit(accounts.clearing, amount)])

interface Settled {
  currency: string
  person: string
  side: DebtSide
  amount: number
}

const debtOf = ({ side, person }: Settled) =>
  side === 'agent' ? accounts.agent_debt(person) : accounts.client_debt(person)

/** L11 e. It came to our bank account. */
export const debtReceived = (settled: Settled) =>
  posting('L11e', settled.currency, [
    debit(accounts.cash, settled.amount),
    credit(debtOf(settled), settled.amount),
  ])

/** L11 f. Our team forgives it: the loss is ours. */
export const debtForgiven = (settled: Settled) =>
  posting('L11f', settled.currency, [
    debit(accounts.debt_loss, settled.amount),
    credit(debtOf(settled), settled.amount),
  ])
