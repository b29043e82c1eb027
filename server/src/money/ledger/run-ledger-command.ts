import type { Context } from '../../context.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { faultsOf, verifyLedger } from './verify-ledger.ts'

const USAGE = `Say what to do with the books:
  npm run ledger -- verify`

export function readLedgerCommand([word, ...rest]: string[]) {
  if (word !== 'verify' || rest.length > 0) throw new StartFailure(USAGE)
}

/** Looks at every entry and every balance, and tells what is off. */
export async function runLedgerCommand(context: Pick<Context, 'db'>) {
  const found = await verifyLedger(context)
  const faults = faultsOf(found)
  if (faults.length > 0)
    return {
      isSound: false,
      told: [
        `The ledger is not as it was written. ${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} off:`,
        ...faults.map(({ what, fault }) => `  ${what}: ${fault}`),
      ].join('\n'),
    }
  const entries = `${found.sealed} ${found.sealed === 1 ? 'entry is' : 'entries are'}`
  return {
    isSound: true,
    told: `The ledger is as it was written: ${entries} balanced and sealed, and every balance is the sum of its lines.${
      found.newestHash ? `\nThe newest seal is ${found.newestHash}` : ''
    }`,
  }
}
