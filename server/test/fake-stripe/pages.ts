import type Stripe from 'stripe'
import type { OpenedProcessor } from '../processor-contract/opened-processor.ts'
import type { Book } from './book.ts'
import { captureIntent, confirmIntent, refundCharge, refuseIntent } from './charging.ts'
import { newDispute, newIntent, newMovement } from './new-money.ts'
import { newBankAccount, newPaymentMethod } from './new-people.ts'

type Session = Stripe.Checkout.Session
type Elsewhere = Pick<OpenedProcessor, 'payer' | 'agent' | 'staff' | 'bank' | 'settle'>

const NOT_CONFIRMED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
} as const

const pageOf = (book: Book, { id }: { id: string }) => {
  const page = lapse(book, book.get<Session>('checkout.session', id))
  if (page.status !== 'open') throw new Error(`The page ${id} is ${page.status}`)
  return page
}

/** A page closes by itself once its time is over. */
export function lapse(book: Book, page: Session) {
  if (page.status === 'open' && page.expires_at <= book.now) expire(book, page)
  return page
}

export function expire(book: Book, page: Session) {
  page.status = 'expired'
  page.url = null
  if (typeof page.payment_intent === 'string') {
    const intent = book.get<Stripe.PaymentIntent>('payment_intent', page.payment_intent)
    intent.status = 'canceled'
    intent.canceled_at = book.now
  }
  book.tell('checkout.session.expired', page)
}

function complete(book: Book, page: Session, paid: boolean) {
  page.status = 'complete'
  page.url = null
  if (paid) page.payment_status = 'paid'
  book.tell('checkout.session.completed', page)
}

/** Whatever people, banks and Stripe's own staff do, without a browser. */
export function elsewhere(book: Book): Elsewhere {
  const intentOf = (page: Session) => {
    if (typeof page.payment_intent === 'string')
      return book.get<Stripe.PaymentIntent>('payment_intent', page.payment_intent)
    const intent = book.put(
      newIntent(book, {
        amount: page.amount_total ?? 0,
        currency: page.currency ?? '',
        customer: typeof page.customer === 'string' ? page.customer : null,
        description: null,
        metadata: {},
        ...book.intentPlans.get(page.id),
      }),
    )
    page.payment_intent = intent.id
    return intent
  }

  return {
    payer: {
      async payCheckout(checkout, card, { keep = false, confirms = true } = {}) {
        const page = pageOf(book, checkout)
        const intent = intentOf(page)
        const method = newPaymentMethod(book, card, keep ? (intent.customer as string) : null)
        confirmIntent(book, intent, method.id, page.success_url)
        if (intent.status === 'requires_action') {
          if (confirms) captureIntent(book, intent)
          else refuseIntent(book, intent, NOT_CONFIRMED)
        }
        if (intent.status === 'succeeded') complete(book, page, true)
        if (intent.status === 'processing') complete(book, page, false)
      },

      async cancelCheckout(checkout) {
        pageOf(book, checkout)
      },

      async addCard(setup, card) {
        const page = pageOf(book, setup)
        const intent = book.get<Stripe.SetupIntent>('setup_intent', page.setup_intent)
        if (card === 'expired') {
          intent.last_setup_error = {
            type: 'card_error',
            code: 'expired_card',
            message: 'Your card has expired.',
          }
          return book.tell('setup_intent.setup_failed', intent)
        }
        intent.payment_method = newPaymentMethod(book, card, intent.customer as string).id
        intent.status = 'succeeded'
        book.tell('setup_intent.succeeded', intent)
        complete(book, page, false)
      },

      async confirm(actionUrl, approves) {
        const [, intentId] = new URL(actionUrl).pathname.split('/').slice(1)
        const intent = book.get<Stripe.PaymentIntent>('payment_intent', intentId)
        if (intent.next_action?.redirect_to_url?.url !== actionUrl)
          throw new Error('Nothing is to be confirmed there')
        if (approves) captureIntent(book, intent)
        else refuseIntent(book, intent, NOT_CONFIRMED)
      },
    },

    agent: {
      async fillAccount({ accountId }, outcome) {
        const account = book.get<Stripe.Account>('account', accountId)
        const { requirements } = account
        if (!requirements) throw new Error('This account asks for nothing')
        account.details_submitted = true
        requirements.currently_due = []
        requirements.eventually_due = []
        requirements.pending_verification =
          outcome === 'in_progress' ? ['individual.verification.document'] : []
        requirements.disabled_reason =
          outcome === 'linked'
            ? null
            : outcome === 'rejected'
              ? 'rejected.fraud'
              : 'requirements.pending_verification'
        account.payouts_enabled = outcome === 'linked'
        account.capabilities = { transfers: outcome === 'linked' ? 'active' : 'pending' }
        account.external_accounts?.data.push(newBankAccount(account, '6789'))
        book.tell('account.updated', account, accountId)
      },

      async changeBank(accountId) {
        const account = book.get<Stripe.Account>('account', accountId)
        const banks = account.external_accounts?.data ?? []
        for (const bank of banks) bank.default_for_currency = false
        const another = newBankAccount(account, '4321')
        banks.push(another)
        book.tell('account.external_account.created', another, accountId)
      },
    },

    staff: {
      refund: async (chargeId, amount) =>
        refundCharge(book, book.get<Stripe.Charge>('charge', chargeId), amount, {}).id,
    },

    bank: {
      async dispute(chargeId) {
        const charge = book.get<Stripe.Charge>('charge', chargeId)
        charge.disputed = true
        const dispute = book.put(newDispute(book, charge))
        book.tell('charge.dispute.created', dispute)
        const withdrawn = newMovement(book, {
          amount: -charge.amount,
          currency: charge.currency,
          fee: 1_500,
          type: 'adjustment',
          source: dispute.id,
        })
        dispute.balance_transactions.push(withdrawn)
        book.tell('charge.dispute.funds_withdrawn', dispute)
        return dispute.id
      },

      async decideDispute(disputeId, outcome) {
        const dispute = book.get<Stripe.Dispute>('dispute', disputeId)
        dispute.status = outcome
        if (outcome === 'won') {
          const { amount, currency, id } = dispute
          dispute.balance_transactions.push(
            newMovement(book, { amount, currency, type: 'adjustment', source: id }),
          )
        }
        book.tell('charge.dispute.closed', dispute)
      },

      async failRefund(refundId) {
        const refund = book.get<Stripe.Refund>('refund', refundId)
        const charge = book.get<Stripe.Charge>('charge', refund.charge)
        const { amount, currency, id } = refund
        refund.status = 'failed'
        refund.failure_reason = 'expired_or_canceled_card'
        const back = newMovement(book, { amount, currency, type: 'refund_failure', source: id })
        refund.failure_balance_transaction = back.id
        charge.amount_refunded -= amount
        charge.refunded = false
        book.tell('refund.failed', refund)
      },

      async finishPayout(payoutId, outcome) {
        const [account = '', id = ''] = payoutId.split('/')
        const payout = book.get<Stripe.Payout>('payout', id)
        payout.status = outcome
        if (outcome === 'failed') {
          const { amount, currency } = payout
          const back = newMovement(book, { amount, currency, type: 'payout_failure', source: id }, account)
          payout.failure_balance_transaction = back.id
          payout.failure_code = 'account_closed'
          payout.failure_message = 'The bank account has been closed'
        }
        book.tell(`payout.${outcome}`, payout, account)
      },
    },

    async settle() {
      for (const intent of book.all<Stripe.PaymentIntent>('payment_intent')) {
        if (intent.status !== 'processing') continue
        captureIntent(book, intent)
        const page = book.all<Session>('checkout.session').find(({ payment_intent: id }) => id === intent.id)
        if (!page) continue
        page.payment_status = 'paid'
        book.tell('checkout.session.async_payment_succeeded', page)
      }
    },
  }
}
