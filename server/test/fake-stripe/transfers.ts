import type Stripe from 'stripe'
import { type Calls, known, listOf } from './asked.ts'
import type { Book } from './book.ts'
import { newId, OURS } from './book.ts'
import { invalid } from './failure.ts'
import { newCharge, newMovement, newPayout, newTransfer } from './new-money.ts'

/** A US dollar is worth this much of them. */
const RATES: Record<string, number> = { usd: 1, cad: 1.25 }

const tooLittle = () =>
  invalid('You have insufficient available funds in your Stripe account.', { code: 'balance_insufficient' })

/** Money between our account and those of agents, and from theirs to their banks. */
export const transferCalls: Calls = {
  'POST /v1/transfers': (asked) => {
    const { book, form } = asked
    const account = known<Stripe.Account>(asked, 'account', form.required('destination'))
    const [amount, currency] = [form.amount('amount'), form.required('currency')]
    if (account.capabilities?.transfers !== 'active')
      throw invalid(
        'Your destination account needs to have at least one of the following capabilities: transfers',
        {
          code: 'insufficient_capabilities_for_transfer',
        },
      )
    if (amount > book.balanceOf(OURS, currency)) throw tooLittle()
    const group = form.text('transfer_group')
    const transfer = book.put(newTransfer(book, { amount, currency, destination: account.id, group }))
    transfer.destination_payment = arrive(book, transfer, account).id
    book.tell('transfer.created', transfer)
    return transfer
  },

  'GET /v1/transfers': ({ book, form }) => {
    const group = form.text('transfer_group')
    const found = book
      .all<Stripe.Transfer>('transfer')
      .filter((transfer) => transfer.transfer_group === group)
    return listOf(found, '/v1/transfers')
  },

  'GET /v1/transfers/*': (asked) => known<Stripe.Transfer>(asked, 'transfer', asked.id),

  'POST /v1/transfers/*/reversals': (asked) => {
    const { book } = asked
    const transfer = known<Stripe.Transfer>(asked, 'transfer', asked.id)
    if (transfer.reversed) throw invalid('This transfer has already been reversed.')
    const account = book.get<Stripe.Account>('account', transfer.destination)
    const there = account.default_currency ?? transfer.currency
    const arrived = convert(transfer.amount, transfer.currency, there)
    if (arrived > book.balanceOf(account.id, there)) throw tooLittle()
    const reversal: Stripe.TransferReversal = {
      id: newId('trr'),
      object: 'transfer_reversal',
      amount: transfer.amount,
      balance_transaction: null,
      created: book.now,
      currency: transfer.currency,
      destination_payment_refund: null,
      metadata: {},
      source_refund: null,
      transfer: transfer.id,
    }
    const back = { type: 'transfer_refund' as const, source: reversal.id }
    const { amount, currency } = transfer
    reversal.balance_transaction = newMovement(book, { ...back, amount, currency }).id
    newMovement(book, { ...back, amount: -arrived, currency: there }, account.id)
    transfer.amount_reversed = amount
    transfer.reversed = true
    book.tell('transfer.reversed', transfer)
    return book.put(reversal)
  },

  'POST /v1/payouts': ({ book, form, account }) => {
    const [amount, currency] = [form.amount('amount'), form.required('currency')]
    if (amount > book.balanceOf(account, currency)) throw tooLittle()
    if (book.closedBanks.has(account))
      throw invalid("Sorry, you don't have any external accounts in that currency.", { param: 'currency' })
    const payout = newPayout(book, { amount, currency, metadata: form.map('metadata'), account })
    book.tell('payout.created', payout, account)
    return book.put(payout, account)
  },

  'GET /v1/payouts': ({ book, account }) => listOf(book.all<Stripe.Payout>('payout', account), '/v1/payouts'),

  'GET /v1/payouts/*': (asked) => known<Stripe.Payout>(asked, 'payout', asked.id),
}

const convert = (amount: number, from: string, to: string) =>
  Math.round((amount / (RATES[from] ?? 1)) * (RATES[to] ?? 1))

/** On the agent's side a transfer is a payment, in the money their account counts in. */
function arrive(book: Book, transfer: Stripe.Transfer, account: Stripe.Account) {
  const { amount, currency } = transfer
  const payment = newCharge(book, { amount, currency, intent: null })
  const there = account.default_currency ?? currency
  const arrived = { amount: convert(amount, currency, there), currency: there }
  const movement = newMovement(book, { ...arrived, type: 'payment', source: payment.id }, account.id)
  payment.balance_transaction = movement.id
  payment.source_transfer = transfer.id
  return book.put(payment, account.id)
}
