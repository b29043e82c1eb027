import type { OutsideProblem } from '@sojourn/contract/people/outside'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { OutsideProvider } from '../../../settings/outside-settings.ts'
import type { Client } from '../sessions/client.ts'
import { type LoginOutcome, letIn } from '../sessions/let-in.ts'
import { hashOfToken } from '../sessions/token.ts'
import { askWhoItIs, type OutsideIdentity } from './ask-who-it-is.ts'
import { joinFromOutside } from './join-from-outside.ts'
import { linkAccount } from './link-account.ts'
import { OutsideRefusal } from './outside-refusal.ts'
import { findConnectedAccount, useOutsideLogin } from './outside-store.ts'

interface Callback {
  /** The address is as it came, under our own origin. */
  url: URL
  state: string | undefined
  error: string | undefined
  /** The browser that came has it in its cookie. */
  browser: string | null
}

type Begun = NonNullable<Awaited<ReturnType<typeof useOutsideLogin>>>

/** They come back in the language they left in. */
export interface Back {
  returnTo: string | null
  language: Language | null
}

export type OutsideOutcome = Back & { isLink: boolean } & (
    | LoginOutcome
    | { kind: 'linked' }
    | { kind: 'problem'; problem: OutsideProblem }
  )

/** The person is back from the provider, once: the account's owner is signed in, somebody new is made, or an account is linked. */
export async function finishOutsideLogin(
  context: Context,
  client: Client,
  provider: OutsideProvider,
  callback: Callback,
): Promise<OutsideOutcome> {
  const begun = await takeBegun(context, provider, callback)
  if (!begun)
    return { kind: 'problem', problem: 'outside_expired', returnTo: null, language: null, isLink: false }
  const where = { returnTo: begun.return_to, language: begun.language, isLink: begun.person_id !== null }
  const language = begun.language ?? client.language
  try {
    if (callback.error === 'access_denied') throw new OutsideRefusal('outside_cancelled')
    const identity = await identify(context, provider, callback, begun)
    const outcome = await transact(context, async (tx) => {
      if (begun.person_id) {
        await linkAccount(context, tx, { client, personId: begun.person_id, provider, identity })
        return { kind: 'linked' } as const
      }
      const known = await findConnectedAccount(tx, identity.issuer, identity.subject)
      const { id } = known
        ? { id: known.person_id }
        : await joinFromOutside(context, tx, { provider, identity, home: begun.home, language })
      return letIn(context, tx, { ...client, language, device: begun.device_id }, id)
    })
    return { ...where, ...outcome }
  } catch (error) {
    if (error instanceof OutsideRefusal) return { ...where, kind: 'problem', problem: error.problem }
    throw error
  }
}

/** Over with this try, whatever comes of it. */
const takeBegun = async (context: Context, provider: OutsideProvider, { state, browser }: Callback) =>
  state && browser
    ? transact(context, (tx) =>
        useOutsideLogin(
          tx,
          { state_hash: hashOfToken(state), browser_hash: hashOfToken(browser), provider: provider.id },
          context.clock.now(),
        ),
      )
    : undefined

async function identify(
  context: Context,
  provider: OutsideProvider,
  { url, state = '' }: Callback,
  begun: Begun,
): Promise<OutsideIdentity> {
  try {
    return await askWhoItIs(context, provider, url, { ...begun, state })
  } catch (error) {
    // Only its words are logged: causes may hold what was asked with.
    context.log.warn(
      { reason: (error as Error).message, provider: provider.id },
      'a sign-in by a provider failed',
    )
    throw new OutsideRefusal('outside_failed')
  }
}
