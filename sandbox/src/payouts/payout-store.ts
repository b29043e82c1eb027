import { sql } from 'kysely'
import { answerOnce } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { newId } from '../new-id.ts'
import { addEvent } from '../news/event-store.ts'

/** Some days, of a stand-in that has no days to lose. */
const TRANSIT_SECONDS = 3600

export interface PayOut {
  key: string
  /** It was asked for so often while too little was there. */
  tries?: number
  accountId: string
  amount: number
  currency: string
}

export interface PayoutState {
  id: string
  state: 'in_transit' | 'paid' | 'failed'
  amount: number
  currency: string
}

interface PayoutRow {
  id: string
  status: string
  amount: number
  currency: string
}

export const payoutView = ({ id, status, amount, currency }: PayoutRow): PayoutState => ({
  id,
  amount,
  currency,
  state: status as PayoutState['state'],
})

/** To an account that can be paid. */
export async function addPayout(book: Book, asked: PayOut, now: Date) {
  // The number of the try is no part of what is asked for: nothing of a try that found too little is kept.
  const { key, tries: _, ...body } = asked
  const row = await answerOnce<PayoutRow>(
    book,
    { call: 'payOut', key, body, now },
    {
      making: (isNew) => sql`made as (
        insert into sandbox.payout (id, account_id, amount, currency, status, done_at, created_at)
        select ${newId('payout')}, id, ${asked.amount}::bigint, ${asked.currency}, 'in_transit',
          ${now}::timestamptz + make_interval(secs => ${TRANSIT_SECONDS}), ${now}::timestamptz
        from sandbox.account where id = ${asked.accountId} and status = 'linked' and ${isNew}
        returning id, to_jsonb(payout) as reply
      )`,
    },
  )
  return payoutView(row)
}

export const findPayout = (book: Book, id: string) =>
  book
    .selectFrom('payout')
    .select(['id', 'status', 'amount', 'currency', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export function finishPayout(book: Book, id: string, status: 'paid' | 'failed', now: Date) {
  return book.transaction().execute(async (tx) => {
    // Even one that was paid may come back from the bank.
    const changed = await tx
      .updateTable('payout')
      .set({ status })
      .where('id', '=', id)
      .where('status', 'in', status === 'failed' ? ['in_transit', 'paid'] : ['in_transit'])
      .returning('id')
      .executeTakeFirst()
    if (changed) await addEvent(tx, 'payout', id, now)
    return changed !== undefined
  })
}
