import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import { lockRates, ratesInUse, replaceRates } from './rates-store.ts'
import { readRates } from './read-rates.ts'

const USAGE = 'Say which file holds the rates:\n  npm run rates -- load FILE'

export function readRatesCommand([word, file, ...rest]: string[]) {
  if (word !== 'load' || !file || rest.length > 0) throw new StartFailure(USAGE)
  return file
}

/** Replaces the rates in use by those of a file of a later day. */
export async function runRatesCommand({ db, clock }: Pick<Context, 'db' | 'clock'>, file: string) {
  const rates = await readRates(file)
  if (rates.as_of > dayOf(clock.now())) throw new StartFailure(`${rates.as_of} is still to come.`)
  return db.transaction().execute(async (tx) => {
    await lockRates(tx)
    const before = await ratesInUse(tx)
    if (before && before.as_of > rates.as_of)
      throw new StartFailure(`The rates in use are of ${before.as_of}, newer than ${rates.as_of}.`)
    await replaceRates(tx, rates)
    const gone = Object.keys(before?.per_euro ?? {}).filter((currency) => !(currency in rates.per_euro))
    return [
      `${Object.keys(rates.per_euro).length} rates of ${rates.as_of} by ${rates.source} are in use.`,
      ...(gone.length > 0 ? [`No longer there: ${gone.join(', ')}.`] : []),
    ].join('\n')
  })
}
