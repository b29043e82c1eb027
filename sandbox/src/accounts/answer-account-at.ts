import type { House } from '../house.ts'
import { type AccountState, answerAccount, findAccountBySecret } from './account-store.ts'

/** The demo story does by it what an agent does on the page of an account. */
export async function answerAccountAt({ book, clock }: House, url: string, state: AccountState['state']) {
  const account = await findAccountBySecret(book, url.split('/').at(-1) ?? '')
  if (!account) throw new Error('No such page')
  await answerAccount(book, account.id, state, clock.now())
}
