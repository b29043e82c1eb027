import { createHmac, randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { MovableClock } from '../../src/platform/clock.ts'
import type { Delivery, TestCard } from '../processor-contract/opened-processor.ts'

export type StripeObject = { id: string; object: string }

export const API_VERSION = '2026-10-28.endive'
export const OURS = 'platform'

/** All that Stripe knows: objects by id, what each account has, and what it told us. */
export class Book {
  readonly clock: MovableClock
  readonly secrets: { newest: string; older: string; foreign: string }
  readonly deliveries: Delivery[] = []
  /** A checkout said that its intent should be like this; the key is the checkout's id. */
  readonly intentPlans = new Map<string, { description: string | null; metadata: Stripe.Metadata }>()
  /** Accounts whose bank takes nothing. */
  readonly closedBanks = new Set<string>()
  readonly #objects = new Map<string, StripeObject>()
  readonly #owners = new Map<string, string>()
  readonly #balances = new Map<string, number>()
  readonly #cards = new Map<string, TestCard>()

  constructor(clock: MovableClock) {
    this.clock = clock
    const secret = () => `whsec_${randomBytes(16).toString('hex')}`
    this.secrets = { newest: secret(), older: secret(), foreign: secret() }
  }

  get now() {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  put<T extends StripeObject>(object: T, owner = OURS): T {
    this.#objects.set(object.id, object)
    this.#owners.set(object.id, owner)
    return object
  }

  forget(id: string) {
    this.#objects.delete(id)
  }

  find<T extends StripeObject>(kind: T['object'], id: string | null, owner = OURS): T | null {
    const found = id === null ? undefined : this.#objects.get(id)
    return found?.object === kind && this.#owners.get(found.id) === owner ? (found as T) : null
  }

  get<T extends StripeObject>(kind: T['object'], id: unknown): T {
    const found = typeof id === 'string' ? this.#objects.get(id) : undefined
    if (found?.object !== kind) throw new Error(`There is no ${kind} ${String(id)}`)
    return found as T
  }

  /** The newest first, as lists are. */
  all<T extends StripeObject>(kind: T['object'], owner = OURS): T[] {
    const found = [...this.#objects.values()].filter(
      (object) => object.object === kind && this.#owners.get(object.id) === owner,
    )
    return found.reverse() as T[]
  }

  /** Objects stand in the place of the ids that `expand` names. */
  sendAlong(object: unknown, paths: string[]) {
    const copy = structuredClone(object)
    for (const path of paths) this.#walk(copy, path.split('.'))
    return copy
  }

  #walk(node: unknown, [head, ...rest]: string[]): void {
    if (Array.isArray(node)) for (const each of node) this.#walk(each, [head!, ...rest])
    if (!head || typeof node !== 'object' || node === null || Array.isArray(node)) return
    const fields = node as Record<string, unknown>
    const part = fields[head]
    if (typeof part === 'string') fields[head] = structuredClone(this.#objects.get(part)) ?? part
    if (rest.length > 0) this.#walk(fields[head], rest)
  }

  /** A card with its own behaviour, by the payment method it is. */
  rememberCard(methodId: string, card: TestCard) {
    this.#cards.set(methodId, card)
  }

  cardOf(methodId: string) {
    return this.#cards.get(methodId) ?? 'good'
  }

  balanceOf(owner: string, currency: string) {
    return this.#balances.get(`${owner} ${currency}`) ?? 0
  }

  move(owner: string, { currency, net }: Pick<Stripe.BalanceTransaction, 'currency' | 'net'>) {
    this.#balances.set(`${owner} ${currency}`, this.balanceOf(owner, currency) + net)
  }

  /** News of how something stands now. */
  tell(type: string, object: StripeObject | { object: string }, account?: string) {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      ...(account && { account }),
    }
    const body = Buffer.from(JSON.stringify(event, null, 2))
    this.deliveries.push({ body, headers: this.sign(body) })
  }

  sign(body: Buffer, { secret = 'newest' as keyof Book['secrets'], at = this.clock.now() } = {}) {
    const seconds = Math.floor(at.getTime() / 1000)
    const signature = createHmac('sha256', this.secrets[secret])
      .update(`${seconds}.`)
      .update(body)
      .digest('hex')
    return { 'stripe-signature': `t=${seconds},v1=${signature}` }
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
