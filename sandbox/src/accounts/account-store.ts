import { sql } from 'kysely'
import { answerOnce } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { newId, newSecret } from '../new-id.ts'
import { addEvent } from '../news/event-store.ts'

const LINK_SECONDS = 600
const LOOKING_SECONDS = 5

export interface AccountState {
  id: string
  state: 'incomplete' | 'in_progress' | 'linked' | 'rejected'
  /** It is null where no bank account is given yet. */
  destination: Destination | null
}

export interface Destination {
  /** It is the same for the same bank account, and for no other. */
  fingerprint: string
  hint: string
}

export interface AskedAccount {
  key: string
  personId: string
  country: string
  email: string
}

export function addAccount(book: Book, asked: AskedAccount, now: Date) {
  const { key, ...body } = asked
  return answerOnce<{ id: string }>(
    book,
    { call: 'openAccount', key, body, now },
    {
      making: (isNew) => sql`made as (
        insert into sandbox.account (id, country, status, created_at)
        select ${newId('account')}, ${asked.country}, 'incomplete', ${now}::timestamptz where ${isNew}
        returning id, to_jsonb(account) as reply
      )`,
    },
  )
}

export interface AskedLink {
  accountId: string
  returnUrl: string
  refreshUrl: string
}

/** A page's address that is good for a while, once more or for the first time; the one before it is no more. */
export async function linkAccount(book: Book, { accountId, returnUrl, refreshUrl }: AskedLink, now: Date) {
  const row = await book
    .updateTable('account')
    .set({
      secret: newSecret(),
      return_url: returnUrl,
      refresh_url: refreshUrl,
      link_ends_at: new Date(now.getTime() + LINK_SECONDS * 1000),
    })
    .where('id', '=', accountId)
    .returning('secret')
    .executeTakeFirst()
  return row?.secret ?? null
}

export const findAccount = (book: Book, id: string) =>
  book
    .selectFrom('account')
    .select(['id', 'status', 'bank', 'last4', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findAccountBySecret = (book: Book, secret: string) =>
  book
    .selectFrom('account')
    .select(['id', 'status', 'country', 'return_url', 'refresh_url', 'link_ends_at'])
    .where('secret', '=', secret)
    .executeTakeFirst()

interface AccountRow {
  id: string
  status: string
  bank: string | null
  last4: string | null
}

export const accountView = ({ id, status, bank, last4 }: AccountRow): AccountState => ({
  id,
  state: status as AccountState['state'],
  destination: bank && last4 ? { fingerprint: `${bank} ${last4}`, hint: `${bank} •••• ${last4}` } : null,
})

export interface Bank {
  bank: string
  last4: string
}

const BANK_OF_TEST: Bank = { bank: 'Bank of Test', last4: '0001' }

/** Another bank account than any before, for an agent who changes theirs; nothing else of the account changes. */
export function changeBank(book: Book, id: string, now: Date) {
  return book.transaction().execute(async (tx) => {
    await sql`
      update sandbox.account set bank = 'Bank of Elsewhere',
        last4 = lpad((case when bank = 'Bank of Elsewhere' then last4::int + 1 else 5 end)::text, 4, '0')
      where id = ${id}`.execute(tx)
    await addEvent(tx, 'account', id, now)
  })
}

/** An agent's bank is fit to be paid, looked at first, missing something, or refused. */
export function answerAccount(book: Book, id: string, state: AccountState['state'], now: Date, given?: Bank) {
  return book.transaction().execute(async (tx) => {
    const done_at = state === 'in_progress' ? new Date(now.getTime() + LOOKING_SECONDS * 1000) : null
    const changed = await tx
      .updateTable('account')
      .set((eb) => ({
        status: state,
        done_at,
        bank: given?.bank ?? eb.fn.coalesce('bank', eb.val(BANK_OF_TEST.bank)),
        last4: given?.last4 ?? eb.fn.coalesce('last4', eb.val(BANK_OF_TEST.last4)),
      }))
      .where('id', '=', id)
      .where('status', '!=', 'rejected')
      .returning('id')
      .executeTakeFirst()
    if (changed) await addEvent(tx, 'account', id, now)
    return changed !== undefined
  })
}
