import type { AccountState } from '../processor.ts'
import { answerAccount, findAccountBySecret } from './account-store.ts'
import type { SandboxServer } from './server.ts'

/** The demo story does by it what an agent does on the page of an account. */
export async function answerAccountAt(
  { book, clock }: SandboxServer,
  url: string,
  state: AccountState['state'],
) {
  const account = await findAccountBySecret(book, url.split('/').at(-1) ?? '')
  if (!account) throw new Error('No such page')
  await answerAccount(book, account.id, state, clock.now())
}
