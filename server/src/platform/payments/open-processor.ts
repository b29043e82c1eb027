import type { Context } from '../../context.ts'
import { openPool } from '../database/database.ts'
import { StartFailure } from '../start-failure.ts'
import type { Processor } from './processor.ts'
import { openSandbox } from './sandbox/sandbox.ts'

interface OpenProcessor {
  processor: Processor
  close(): Promise<void>
}

/** The sandbox has few connections of its own: it is another house, and what it waits for holds up none of ours. */
const SANDBOX_CONNECTIONS = 4

export function openProcessor(
  { settings, clock, log }: Pick<Context, 'settings' | 'clock' | 'log'>,
  databaseUrl: string,
): OpenProcessor {
  if (settings.processor.kind === 'stripe') throw new StartFailure('Stripe cannot be used yet.')
  const pool = openPool(
    databaseUrl,
    (error) => log.error(error, 'an idle connection of the sandbox broke'),
    SANDBOX_CONNECTIONS,
  )
  const sandbox = openSandbox({ settings, pool, clock, log })
  return { processor: sandbox, close: () => sandbox.close() }
}
