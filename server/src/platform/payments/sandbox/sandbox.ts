import { openSandbox, type Sandbox } from '@sojourn/sandbox/sandbox'
import type pg from 'pg'
import type { Settings } from '../../../settings/settings.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { deriveKey } from '../../secrets/derive-key.ts'
import { attemptError } from '../attempt-error.ts'
import type { Attempt, Processor } from '../processor.ts'
import { inOurWords } from './in-our-words.ts'

/** The sandbox as the processor of this server; beside its calls one reaches its pages, its news and its wires. */
export interface SandboxProcessor extends Processor {
  readonly name: 'sandbox'
  readonly sandbox: Sandbox
}

export const isSandbox = (processor: Processor): processor is SandboxProcessor => processor.name === 'sandbox'

interface Parts {
  settings: Pick<Settings, 'origin' | 'secret'>
  pool: pg.Pool
  clock: Clock
  log: Log
}

export function openSandboxProcessor({ settings, ...parts }: Parts): SandboxProcessor {
  const { origin } = settings
  const keys = { deliveries: deliveryKeys(settings), cards: deriveKey(settings, 'sandbox cards') }
  const sandbox = openSandbox({ origin, keys, ...parts })
  return { name: 'sandbox', sandbox, ...callsOf(sandbox) }
}

/** Known to both houses, since one process is both: the one it signs with, and the one before, as while keys change. */
export const deliveryKeys = (settings: Pick<Settings, 'secret'>): [newest: Buffer, older: Buffer] => [
  deriveKey(settings, 'sandbox deliveries 2'),
  deriveKey(settings, 'sandbox deliveries 1'),
]

function callsOf({ calls, readDelivery }: Sandbox): Omit<Processor, 'name'> {
  return {
    leastAmount: calls.leastAmount,
    addCustomer: asking(calls.addCustomer),
    updateCustomer: asking(calls.updateCustomer),
    removeCustomer: asking(calls.removeCustomer),
    openCheckout: asking(calls.openCheckout),
    closeCheckout: asking(calls.closeCheckout),
    charge: asking(async (asked) => viewAttempt(await calls.charge(asked))),
    readAttempt: asking(async (id) => {
      const attempt = await calls.readAttempt(id)
      return attempt && viewAttempt(attempt)
    }),
    openSetup: asking(calls.openSetup),
    readSetup: asking(calls.readSetup),
    removeCard: asking(calls.removeCard),
    refund: asking(calls.refund),
    readRefund: asking(calls.readRefund),
    listRefunds: asking(calls.listRefunds),
    readDispute: asking(calls.readDispute),
    listDisputes: asking(calls.listDisputes),
    openAccount: asking(calls.openAccount),
    linkAccount: asking(calls.linkAccount),
    readAccount: asking(calls.readAccount),
    payOut: asking(calls.payOut),
    readPayout: asking(calls.readPayout),
    readDelivery(rawBody, headers) {
      try {
        return readDelivery(rawBody, headers)
      } catch (error) {
        return inOurWords(error)
      }
    },
  }
}

/** Whatever is refused is refused in our words. */
const asking =
  <Asked, Told>(call: (asked: Asked) => Promise<Told>) =>
  (asked: Asked) =>
    call(asked).catch(inOurWords)

/** The payer reads why in our words too. */
const viewAttempt = (attempt: Attempt): Attempt => ({
  ...attempt,
  error: attempt.error && attemptError(attempt.error.code),
})
