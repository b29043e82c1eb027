import type Stripe from 'stripe'
import { MovableClock } from '../src/platform/clock.ts'
import { openStripe } from '../src/platform/payments/stripe/stripe.ts'
import { Book } from './fake-stripe/book.ts'
import { type Fault, listen } from './fake-stripe/listen.ts'
import { elsewhere } from './fake-stripe/pages.ts'
import type { OpenedProcessor } from './processor-contract/opened-processor.ts'

const SECRET_KEY = 'sk_test_of_the_fake'

/**
 * It does what we use of Stripe, over real HTTP, with a memory. Its answers are made by functions whose types
 * are those of Stripe's own package, written from its description of the API in the version we ask for, so
 * that one which lacks a field, or has one too many, does not compile.
 */
export async function startFakeStripe({
  timeout = 10_000,
  clock = new MovableClock('2026-11-21T12:00:00Z'),
} = {}) {
  const book = new Book(clock)
  const { port, fault, forgetKeys, close } = await listen(book, SECRET_KEY)
  const { newest, older } = book.secrets
  const line = { protocol: 'http' as const, host: '127.0.0.1', port, timeout }
  const opened: OpenedProcessor = {
    processor: openStripe({ secretKey: SECRET_KEY, webhookSecrets: [newest, older] }, clock, line),
    clock,
    ...elsewhere(book),
    emailOf: async (id) => book.find<Stripe.Customer>('customer', id)?.email ?? null,
    // The package itself repeats once what was cut.
    cutNext: (when) => {
      fault.next = { kind: `cut ${when}`, times: 2 }
    },
    deliveries: async () => [...book.deliveries],
    sign: (body, how) => book.sign(body, how),
    book: async () => whatCame(book),
    close,
  }
  const failNext = (kind: Fault['kind'], { times = 1, later = 0 } = {}) => {
    fault.next = { kind, times, later }
  }
  return { ...opened, fake: book, line, failNext, forgetKeys }
}

function whatCame(book: Book): Awaited<ReturnType<OpenedProcessor['book']>> {
  const charges = book.all<Stripe.Charge>('charge').filter(({ status }) => status === 'succeeded')
  const accounts = book.all<Stripe.Account>('account')
  return {
    charges: charges.map(({ id, metadata, amount, currency, amount_refunded: refunded }) => {
      return { id, reference: metadata.reference ?? '', amount, currency: currency.toUpperCase(), refunded }
    }),
    refunds: book
      .all<Stripe.Refund>('refund')
      .filter(({ status }) => status !== 'failed')
      .map(({ id, charge, amount }) => ({ id, chargeId: String(charge), amount })),
    payouts: accounts.flatMap(({ id: accountId }) =>
      book.all<Stripe.Payout>('payout', accountId).map(({ id, metadata }) => {
        const { amount } = book.get<Stripe.Transfer>('transfer', metadata?.transfer)
        return { id: `${accountId}/${id}`, accountId, amount }
      }),
    ),
  }
}
