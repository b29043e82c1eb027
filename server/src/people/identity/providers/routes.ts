import * as auth from '@sojourn/contract/people/auth'
import * as connectedAccounts from '@sojourn/contract/people/connected-accounts'
import * as calls from '@sojourn/contract/people/outside'
import { returnTarget } from '@sojourn/contract/people/return-target'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Settings } from '../../../settings/settings.ts'
import { clientOf } from '../sessions/client.ts'
import { sendOpenedSession } from '../sessions/open-session.ts'
import { beginOutsideLogin } from './begin-outside-login.ts'
import { clearBrowserToken, readBrowserToken, sendBrowserToken } from './browser-cookie.ts'
import { finishOutsideLogin } from './finish-outside-login.ts'
import { connectedAccountsOf } from './outside-store.ts'
import { findProvider } from './providers.ts'
import { unlinkAccount } from './unlink-account.ts'
import { viewConnectedAccount } from './view.ts'
import { wayFrom, wayToProblem } from './ways.ts'

export const outsideHandlers = [
  handle(auth.listSignInProviders, async ({ context }) => ({
    data: { providers: context.settings.outside.map(({ id, name }) => ({ id, name })) },
  })),

  handle(calls.startOutsideLogin, async ({ context, actor, params, query, request, reply }) => {
    const provider = findProvider(context.settings, params.provider)
    const asked = query.return_to ?? targetOfPage(request.headers.referer, context.settings)
    const back = { returnTo: returnTarget(asked), language: query.language ?? null }
    if (!(await context.limits.allows('outside_login', actor)))
      return lead(reply, wayToProblem('outside_busy', back))
    const begun = {
      // In a link that somebody else made it may be theirs, which would then be known as one of the person's.
      device: isFromOwnPage(request, context.settings) ? (query.device ?? null) : null,
      home: query.join ?? 'subscriber',
      ...back,
      personId: null,
    } as const
    try {
      const { url, browser } = await beginOutsideLogin(context, provider, begun)
      sendBrowserToken(reply, context.settings, browser)
      lead(reply, url)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      lead(reply, wayToProblem('outside_failed', back))
    }
  }),

  handle(calls.finishOutsideLogin, async ({ context, actor, params, query, request, reply }) => {
    const provider = findProvider(context.settings, params.provider)
    const outcome = await finishOutsideLogin(context, clientOf(actor, request), provider, {
      url: new URL(request.url, context.settings.origin),
      state: query.state,
      error: query.error,
      browser: readBrowserToken(request, context.settings),
    })
    clearBrowserToken(reply, context.settings)
    if (outcome.kind === 'signed_in') sendOpenedSession(reply, context, outcome.session)
    lead(reply, wayFrom(outcome))
  }),

  handle(calls.linkConnectedAccount, async ({ context, actor, body, reply }) => {
    const provider = findProvider(context.settings, body.provider)
    await context.limits.take('outside_login', actor)
    const { url, browser } = await beginOutsideLogin(context, provider, {
      device: actor.device,
      home: 'subscriber',
      returnTo: returnTarget(body.return_to),
      language: null,
      personId: actor.id,
    })
    sendBrowserToken(reply, context.settings, browser)
    return { data: { url } }
  }),

  handle(connectedAccounts.listConnectedAccounts, async ({ context, actor }) => {
    const accounts = await connectedAccountsOf(context.db, actor.id)
    return {
      data: {
        items: accounts.map((one) => viewConnectedAccount(context.settings, one)),
        pagination: { next_cursor: null },
      },
    }
  }),

  handle(connectedAccounts.unlinkConnectedAccount, async ({ context, actor, params }) => {
    await unlinkAccount(context, actor, params.id)
  }),
]

/**
 * The link to a provider is the same for everybody until the page's scripts have come, so the address of the
 * page tells where somebody quicker was to be led. Pages of others say nothing.
 */
function targetOfPage(referer: string | undefined, { origin }: Pick<Settings, 'origin'>) {
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.origin === new URL(origin).origin ? page.searchParams.get('return_to') : null
}

/** Returns true if a link was followed on a page of ours, as the browser says; a mail or another site says otherwise. */
function isFromOwnPage({ headers }: FastifyRequest, { origin }: Pick<Settings, 'origin'>) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === new URL(origin).origin
}

function lead(reply: FastifyReply, location: string) {
  reply.header('location', location).header('cache-control', 'private, no-store')
}
