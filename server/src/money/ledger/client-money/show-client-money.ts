import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import type { ClientMoneyDay } from '@sojourn/contract/desk/staff-payouts'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { csvLine } from '../../../platform/csv.ts'
import { decimalOf } from '../../../platform/decimal.ts'
import { DEBT_KINDS } from '../accounts.ts'
import { clientMoneyOn, type DayRow, heldOn } from './client-money-store.ts'

const DAYS = 30
const PORTION = 1000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const OURS = ['clearing', 'cash']

export async function showClientMoney({ db, clock }: Context, until?: string): Promise<ClientMoneyDay[]> {
  const rows = await clientMoneyOn(db, until ?? dayOf(clock.now()), DAYS)
  const groups = Map.groupBy(rows, ({ day, currency }) => `${day} ${currency}`)
  return [...groups.values()].flatMap(dayIn)
}

function dayIn(rows: DayRow[]): ClientMoneyDay[] {
  const [first] = rows
  if (!first) return []
  const { day, currency } = first
  const total = (of: DayRow[]) => of.reduce((sum, { amount }) => sum + amount, 0)
  const held = rows.filter(({ kind }) => !OURS.includes(kind) && !DEBT_KINDS.includes(kind))
  const held_total = total(held)
  const at_processor = total(rows.filter(({ kind }) => OURS.includes(kind)))
  return [
    {
      day,
      currency,
      held_total,
      at_processor,
      surplus: at_processor - held_total,
      held: held
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, amount }) => ({ account: kind, amount: { amount, currency } })),
    },
  ]
}

/** The file is for auditors, line by line; it is streamed, however many accounts there are. */
export const clientMoneyCsv = (context: Context, day: string) => ({
  content: Readable.from(linesOf(context, day)),
  name: `${PRODUCT.toLowerCase()}-client-money-${day}.csv`,
})

async function* linesOf({ db }: Context, day: string) {
  yield csvLine(['Day', 'Account', 'Held for', 'Tax', 'Currency', 'Amount'])
  for (let after = BEFORE_ALL; ; ) {
    const rows = await heldOn(db, day, after, PORTION)
    yield rows
      .filter(({ amount }) => amount !== 0)
      .map(({ kind, subject, code, currency, amount }) =>
        csvLine([day, kind, subject, code, currency, decimalOf(amount, currency)]),
      )
      .join('')
    if (rows.length < PORTION) return
    after = rows.at(-1)?.id ?? after
  }
}
