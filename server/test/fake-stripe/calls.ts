import type Stripe from 'stripe'
import { type Asked, type Calls, known, listOf, pageOfList } from './asked.ts'
import { type Book, OURS } from './book.ts'
import { confirmIntent, refundCharge } from './charging.ts'
import { invalid, missing, StripeFailure } from './failure.ts'
import { newIntent, newSetupIntent } from './new-money.ts'
import { newAccount, newCustomer } from './new-people.ts'
import { newSession } from './new-session.ts'
import { expire, lapse } from './pages.ts'
import { transferCalls } from './transfers.ts'

const HALF_HOUR = 1_800
const DAY = 86_400

const mine = (method: Stripe.PaymentMethod, customer: string) => method.customer === customer

export const calls: Calls = {
  'POST /v1/customers': ({ book, form }) =>
    book.put(newCustomer(book, form.text('email'), form.map('metadata'))),

  'POST /v1/customers/*': (asked) => {
    const customer = known<Stripe.Customer>(asked, 'customer', asked.id)
    customer.email = asked.form.required('email')
    return customer
  },

  'DELETE /v1/customers/*': (asked) => {
    const { book, id } = asked
    known<Stripe.Customer>(asked, 'customer', id)
    for (const method of book.all<Stripe.PaymentMethod>('payment_method'))
      if (mine(method, id)) method.customer = null
    book.forget(id)
    return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
  },

  'POST /v1/checkout/sessions': (asked) => {
    const { book, form } = asked
    const { id: customer } = customerNamed(asked)
    const common = {
      customer,
      reference: form.text('client_reference_id'),
      metadata: form.map('metadata'),
      successUrl: form.required('success_url'),
      cancelUrl: form.text('cancel_url'),
    }
    if (form.required('mode') === 'setup') {
      const intent = book.put(
        newSetupIntent(book, { customer, metadata: form.map('setup_intent_data[metadata]') }),
      )
      const setup = { mode: 'setup' as const, amount: null, currency: null, keepsCards: false }
      const page = { ...common, ...setup, expiresAt: book.now + DAY, setupIntent: intent.id }
      return book.put(newSession(book, page))
    }
    const expiresAt = form.text('expires_at') ? form.amount('expires_at') : book.now + DAY
    if (expiresAt < book.now + HALF_HOUR || expiresAt > book.now + DAY) {
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        {
          param: 'expires_at',
        },
      )
    }
    const item = 'line_items[0][price_data]'
    const amount = form.amount(`${item}[unit_amount]`)
    const currency = form.required(`${item}[currency]`)
    form.required(`${item}[product_data][name]`)
    if (amount < 50) throw invalid('The total amount is too small', { code: 'amount_too_small' })
    const page = newSession(book, {
      ...common,
      mode: 'payment',
      amount,
      currency,
      expiresAt,
      keepsCards: form.text('saved_payment_method_options[payment_method_save]') === 'enabled',
      setupIntent: null,
    })
    const intent = 'payment_intent_data'
    book.intentPlans.set(page.id, {
      description: form.text(`${intent}[description]`),
      metadata: form.map(`${intent}[metadata]`),
    })
    return book.put(page)
  },

  'GET /v1/checkout/sessions': ({ book, form }) => {
    const found = book
      .all<Stripe.Checkout.Session>('checkout.session')
      .map((page) => lapse(book, page))
      .filter(({ customer }) => !form.text('customer') || customer === form.text('customer'))
      .filter(
        ({ payment_intent: intent }) =>
          !form.text('payment_intent') || intent === form.text('payment_intent'),
      )
    return listOf(found, '/v1/checkout/sessions')
  },

  'GET /v1/checkout/sessions/*': (asked) =>
    lapse(asked.book, known<Stripe.Checkout.Session>(asked, 'checkout.session', asked.id)),

  'POST /v1/checkout/sessions/*/expire': (asked) => {
    const page = lapse(asked.book, known<Stripe.Checkout.Session>(asked, 'checkout.session', asked.id))
    if (page.status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
    expire(asked.book, page)
    return page
  },

  'POST /v1/payment_intents': (asked) => {
    const { book, form } = asked
    const amount = form.amount('amount')
    if (amount < 50) throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small' })
    const { id: customer } = customerNamed(asked)
    const method = known<Stripe.PaymentMethod>(asked, 'payment_method', form.required('payment_method'))
    if (!mine(method, customer))
      throw invalid('The PaymentMethod does not belong to the Customer, or may not be used again.')
    if (!form.isTrue('confirm')) throw invalid('This fake confirms intents as they are made')
    const currency = form.required('currency')
    const description = form.text('description')
    const intent = book.put(
      newIntent(book, { amount, currency, customer, description, metadata: form.map('metadata') }),
    )
    confirmIntent(book, intent, method.id, form.text('return_url'))
    const problem = intent.last_payment_error
    if (!problem) return intent
    const { code = '', decline_code = '', message = '' } = problem
    throw new StripeFailure(402, {
      type: 'card_error',
      code,
      decline_code,
      message,
      payment_intent: structuredClone(intent),
    })
  },

  'GET /v1/payment_intents/*': (asked) => known<Stripe.PaymentIntent>(asked, 'payment_intent', asked.id),

  'POST /v1/payment_intents/*/cancel': (asked) => {
    const intent = known<Stripe.PaymentIntent>(asked, 'payment_intent', asked.id)
    if (!['requires_action', 'requires_payment_method'].includes(intent.status))
      throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      })
    intent.status = 'canceled'
    intent.canceled_at = asked.book.now
    intent.next_action = null
    asked.book.tell('payment_intent.canceled', intent)
    return intent
  },

  'GET /v1/payment_methods/*': (asked) => known<Stripe.PaymentMethod>(asked, 'payment_method', asked.id),

  'POST /v1/payment_methods/*/detach': (asked) => {
    const method = known<Stripe.PaymentMethod>(asked, 'payment_method', asked.id)
    if (!method.customer)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    method.customer = null
    asked.book.tell('payment_method.detached', method)
    return method
  },

  'POST /v1/refunds': (asked) => {
    const { book, form } = asked
    const charge = known<Stripe.Charge>(asked, 'charge', form.required('charge'))
    const amount = form.amount('amount')
    if (charge.refunded)
      throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
    if (charge.disputed) throw invalid('This charge has been charged back', { code: 'charge_disputed' })
    if (amount > charge.amount - charge.amount_refunded)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge`, {
        param: 'amount',
      })
    return refundCharge(book, charge, amount, form.map('metadata'))
  },

  'GET /v1/refunds': (asked) => {
    const { book, form } = asked
    const since = Number(form.text('created[gte]') ?? 0)
    const charge = form.text('charge')
    if (charge) known<Stripe.Charge>(asked, 'charge', charge)
    const found = book
      .all<Stripe.Refund>('refund')
      .filter((refund) => (!charge || refund.charge === charge) && refund.created >= since)
    return pageOfList(form, found, '/v1/refunds')
  },

  'GET /v1/refunds/*': (asked) => known<Stripe.Refund>(asked, 'refund', asked.id),
  'GET /v1/disputes': ({ book, form }) => {
    const since = Number(form.text('created[gte]') ?? 0)
    const found = book.all<Stripe.Dispute>('dispute').filter(({ created }) => created >= since)
    return pageOfList(form, found, '/v1/disputes')
  },

  'GET /v1/disputes/*': (asked) => known<Stripe.Dispute>(asked, 'dispute', asked.id),
  'GET /v1/charges/*': (asked) => known<Stripe.Charge>(asked, 'charge', asked.id),

  'POST /v1/accounts': ({ book, form }) =>
    book.put(
      newAccount(book, {
        country: form.required('country'),
        email: form.text('email'),
        metadata: form.map('metadata'),
      }),
    ),

  'GET /v1/accounts/*': ({ book, id }) => {
    const account = book.find<Stripe.Account>('account', id)
    if (!account) throw noAccess(id)
    return account
  },

  'POST /v1/account_links': (asked) => {
    const { book, form } = asked
    const { id } = known<Stripe.Account>(asked, 'account', form.required('account'))
    for (const name of ['type', 'return_url', 'refresh_url']) form.required(name)
    const link: Stripe.AccountLink = {
      object: 'account_link',
      created: book.now,
      expires_at: book.now + 300,
      url: `https://connect.stripe.test/setup/e/${id}`,
    }
    return link
  },

  ...transferCalls,
}

/** The customer is a part of what is asked for, so its field is named rather than `id`. */
function customerNamed({ book, form }: Asked) {
  const id = form.required('customer')
  const found = book.find<Stripe.Customer>('customer', id)
  if (!found) throw missing('customer', id, 'customer')
  return found
}

export const noAccess = (id: string) =>
  new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
  })

export const accountOf = (book: Book, header: string | undefined) => {
  if (!header) return OURS
  if (!book.find('account', header)) throw noAccess(header)
  return header
}
