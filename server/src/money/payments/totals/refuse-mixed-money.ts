import type { Context } from '../../../context.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import { moneyElsewhere } from '../refunds/money-elsewhere-store.ts'

/**
 * Orders paid in a test mode and orders paid with real money stand in the same books: whoever exchanges the processor, or
 * its test keys for live ones, is told what of the one before is held or under way, and says that they mean it.
 */
export async function refuseMixedMoney({
  db,
  processor,
  settings,
}: Pick<Context, 'db' | 'processor' | 'settings'>) {
  const left = (await moneyElsewhere(db, processor.name)).filter(
    (of) => !settings.leftProcessors.includes(of.processor),
  )
  if (left.length === 0) return
  const told = left.map(
    ({ processor: name, held, open, payouts }) =>
      `${name}: ${[
        ...(held > 0 ? [`${held} paid ${held === 1 ? 'order' : 'orders'}`] : []),
        ...(open > 0 ? [`${open} ${open === 1 ? 'payment' : 'payments'} in progress`] : []),
        ...(payouts > 0 ? [`${payouts} ${payouts === 1 ? 'payout' : 'payouts'} in progress`] : []),
      ].join(', ')}`,
  )
  const names = [...settings.leftProcessors, ...left.map((of) => of.processor)].join(',')
  throw new StartFailure(
    `This database has money of another card processor (${told.join('; ')}), and the settings are for ${processor.name}: its orders would be paid out with money that never came here. Go back to the settings before and finish or refund them, start with an empty database, or set LEFT_PROCESSORS=${names} to continue: those orders stay paid, unfinished payments there end as failed, and agents link their bank accounts again.`,
  )
}
