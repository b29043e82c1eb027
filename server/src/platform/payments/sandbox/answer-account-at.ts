import type { AccountState } from '../processor.ts'
import { answerAccount, findAccountBySecret } from './account-store.ts'
import type { SandboxServer } from './server.ts'

/** What an agent does on the page of an account, by its address. For the demo story. */
export async function answerAccountAt(
  { book, clock }: SandboxServer,
  url: string,
  state: AccountState['state'],
) {
  const account = await findAccountBySecret(book, url.split('/').at(-1) ?? '')
  if (!account) throw new Error('No such page')
  await answerAccount(book, account.id, state, clock.now())
}
