import { PROCESSORS, type ProcessorName } from '../platform/payments/processor.ts'
import { StartFailure } from '../platform/start-failure.ts'
import type { Environment } from './settings.ts'

export type ProcessorSettings =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe'
      secretKey: string
      /** Programs that speak with Stripe themselves need it; our own pages send people to Stripe’s. */
      publishableKey: string | null
      /** Several while one is exchanged for another. */
      webhookSecrets: string[]
    }

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Nobody really takes money from cards, until both of Stripe's are set. */
export function readProcessor(env: Environment): ProcessorSettings {
  const missing = NAMES.filter((name) => !env[name])
  if (missing.length === NAMES.length) {
    if (env.STRIPE_PUBLISHABLE_KEY)
      throw new StartFailure(
        'STRIPE_PUBLISHABLE_KEY set but STRIPE_SECRET_KEY missing; set Stripe’s other keys too, or none.',
      )
    return { kind: 'sandbox' }
  }
  if (missing.length > 0)
    throw new StartFailure(
      `${NAMES.filter((name) => env[name]).join(' and ')} set but ${missing.join(' and ')} missing; set both for Stripe, or neither for the sandbox.`,
    )
  const [secretKey, secrets] = NAMES.map((name) => env[name]?.trim() ?? '') as [string, string]
  const webhookSecrets = secrets.split(',').flatMap((part) => part.trim() || [])
  refuseMistaken('STRIPE_SECRET_KEY', secretKey, /^(sk|rk)_/, 'sk_')
  for (const secret of webhookSecrets.length > 0 ? webhookSecrets : [''])
    refuseMistaken('STRIPE_WEBHOOK_SECRET', secret, /^whsec_/, 'whsec_')
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY?.trim() || null
  if (publishableKey !== null) refusePublishable(publishableKey, secretKey)
  return { kind: 'stripe', secretKey, publishableKey, webhookSecrets }
}

/** A key of the trial beside one of real money would take cards nobody charges. */
function refusePublishable(publishable: string, secret: string) {
  refuseMistaken('STRIPE_PUBLISHABLE_KEY', publishable, /^pk_/, 'pk_')
  const isTrial = (key: string) => /^[a-z]+_test_/.test(key)
  if (isTrial(publishable) !== isTrial(secret))
    throw new StartFailure(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are not of the same kind; take both of the trial or both of the live account.',
    )
}

/** `LEFT_PROCESSORS`: whoever exchanged the processor means it, see `payments/refuse-mixed-money.ts`. */
export function readLeftProcessors({ LEFT_PROCESSORS: text = '' }: Environment): ProcessorName[] {
  return text.split(',').flatMap((part) => {
    const name = part.trim()
    const known = PROCESSORS.find((processor) => processor === name)
    if (name && !known)
      throw new StartFailure(
        `LEFT_PROCESSORS has "${name}"; it is a list of ${PROCESSORS.join(', ')}, parted by commas.`,
      )
    return known ?? []
  })
}

/** One key in the place of another is found at the start, not at the first payment; none is repeated in the sentence. */
function refuseMistaken(name: string, value: string, shape: RegExp, prefix: string) {
  if (!shape.test(value))
    throw new StartFailure(`${name} is not one of Stripe's; theirs begin with ${prefix}.`)
}
