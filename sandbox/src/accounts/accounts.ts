import type { Desk } from '../line.ts'
import { pageAddress } from '../payments/attempt-view.ts'
import { Refused } from '../refusals.ts'
import {
  type AskedAccount,
  type AskedLink,
  accountView,
  addAccount,
  findAccount,
  linkAccount,
} from './account-store.ts'

/** An agent says on its page how they want to be paid. */
export const accountsAt = ({ book, clock, origin, line }: Desk) => ({
  openAccount: (asked: AskedAccount) =>
    line.change('openAccount', async () => {
      const { id } = await addAccount(book, asked, clock.now())
      return { id }
    }),

  linkAccount: (asked: AskedLink) =>
    line.change('linkAccount', async () => {
      const secret = await linkAccount(book, asked, clock.now())
      if (!secret) throw new Refused('linkAccount: there is no such account')
      return { url: pageAddress(origin, 'account', secret) }
    }),

  readAccount: (id: string) =>
    line.read('readAccount', {
      find: () => findAccount(book, id),
      dueAt: (row) => row.done_at,
      view: accountView,
    }),
})
