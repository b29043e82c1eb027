import type { Context } from '../../context.ts'
import { openPool } from '../database/database.ts'
import type { DatabaseWay } from '../database/database-way.ts'
import type { Processor } from './processor.ts'
import { openSandboxProcessor } from './sandbox/sandbox.ts'

interface OpenProcessor {
  processor: Processor
  close(): Promise<void>
}

/** The sandbox has few connections of its own: it is another house, and what it waits for holds up none of ours. */
const SANDBOX_CONNECTIONS = 4

/** Stripe's package is large, so it is loaded only where it is used. */
export async function openProcessor(
  { settings, clock, log }: Pick<Context, 'settings' | 'clock' | 'log'>,
  database: DatabaseWay,
): Promise<OpenProcessor> {
  if (settings.processor.kind === 'stripe') {
    const { openStripe } = await import('./stripe/stripe.ts')
    return { processor: openStripe(settings.processor, clock), close: async () => {} }
  }
  if (settings.environment === 'production' && !settings.devPages)
    log.warn('payments go to the sandbox, where no money moves, until STRIPE_SECRET_KEY and its like are set')
  const pool = openPool(database, (error) => log.error(error, 'an idle connection of the sandbox broke'), {
    size: SANDBOX_CONNECTIONS,
  })
  const processor = openSandboxProcessor({ settings, pool, clock, log })
  return { processor, close: () => processor.sandbox.close() }
}
