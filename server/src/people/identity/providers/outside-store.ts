import type { Language } from '@sojourn/contract/words/languages'
import type { Reader, Tx } from '../../../platform/database/database.ts'

interface NewOutsideLogin {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  nonce: string
  code_verifier: string
  person_id: string | null
  device_id: string | null
  home: 'subscriber' | 'consultant'
  return_to: string | null
  language: Language | null
  created_at: Date
  expires_at: Date
}

export const addOutsideLogin = (tx: Tx, login: NewOutsideLogin) =>
  tx.insertInto('outside_login').values(login).execute()

interface Shown {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
}

/** Undefined when it is over, was ended before, or was begun in another browser or for another provider. */
export const useOutsideLogin = (tx: Tx, shown: Shown, now: Date) =>
  tx
    .updateTable('outside_login')
    .set({ used_at: now })
    .where('state_hash', '=', shown.state_hash)
    .where('browser_hash', '=', shown.browser_hash)
    .where('provider', '=', shown.provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier', 'person_id', 'device_id', 'home', 'return_to', 'language'])
    .executeTakeFirst()

export const forgetOutsideLoginsOverBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('outside_login').where('expires_at', '<', time).execute()

export const findConnectedAccount = (db: Reader, issuer: string, subject: string) =>
  db
    .selectFrom('connected_account')
    .innerJoin('person', 'person.id', 'connected_account.person_id')
    .select('connected_account.person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

interface NewConnectedAccount {
  person_id: string
  provider: string
  issuer: string
  subject: string
  email: string | null
  created_at: Date
}

/** Undefined when the account is somebody's already, or the person has another one of this provider. */
export const addConnectedAccount = (tx: Tx, account: NewConnectedAccount) =>
  tx
    .insertInto('connected_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const connectedAccountsOf = (db: Reader, personId: string) =>
  db
    .selectFrom('connected_account')
    .select(['id', 'provider', 'email', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type ConnectedAccountRow = Awaited<ReturnType<typeof connectedAccountsOf>>[number]

/** Until the transaction ends, no other way in of theirs is taken away. */
export const lockPassword = (tx: Tx, personId: string) =>
  tx
    .selectFrom('person')
    .select(['password_hash', 'email'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const removeConnectedAccount = (tx: Tx, id: string) =>
  tx.deleteFrom('connected_account').where('id', '=', id).execute()

export const removeConnectedAccountsSince = (tx: Tx, personId: string, since: Date) =>
  tx
    .deleteFrom('connected_account')
    .where('person_id', '=', personId)
    .where('created_at', '>=', since)
    .execute()
