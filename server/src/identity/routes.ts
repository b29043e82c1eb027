import * as calls from '@sojourn/contract/auth'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { handle } from '../platform/http/handler.ts'
import { beat } from './beat.ts'
import { clientOf } from './client.ts'
import { type LoginOutcome, logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { sendOpenedSession } from './open-session.ts'
import { clearSessionCookie } from './session-cookie.ts'

export const identityHandlers = [
  handle(calls.heartbeat, async ({ context, actor, reply }) => {
    reply.header('x-nonce', await beat(context, actor)).header('x-role', actor.role)
  }),

  handle(calls.login, async ({ context, actor, body, request, reply }) => {
    const outcome = await logIn(context, clientOf(actor, request), {
      email: body.email,
      password: body.password,
      captcha: body['g-recaptcha-response'],
    })
    if (outcome.kind === 'signed_in') sendOpenedSession(reply, context, outcome.session)
    return { data: viewLogin(outcome) }
  }),

  handle(calls.logout, async ({ context, actor, reply }) => {
    await logOut(context, actor)
    sayGoodbye(reply, context)
  }),

  handle(calls.endSession, async ({ context, actor, reply }) => {
    await logOut(context, actor)
    sayGoodbye(reply, context)
  }),
]

/** Nothing private stays behind the back button. */
function sayGoodbye(reply: FastifyReply, { settings }: Context) {
  clearSessionCookie(reply, settings)
  reply.header('clear-site-data', '"cache"')
}

const viewLogin = (outcome: LoginOutcome): z.input<typeof calls.LoginReply> =>
  outcome.kind === 'signed_in'
    ? { outcome: 'signed_in', is_a: outcome.session.role }
    : { outcome: 'two_step', id: outcome.challengeId }
