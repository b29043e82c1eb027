import * as auth from '@sojourn/contract/people/auth'
import * as devices from '@sojourn/contract/people/devices'
import * as security from '@sojourn/contract/people/security'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { isFromThisMachine } from '../../platform/http/from-this-machine.ts'
import { handle } from '../../platform/http/handler.ts'
import { languageOf, ownLanguageOf } from '../../platform/http/language.ts'
import { changeEmail } from './email-change/change-email.ts'
import { confirmEmailChange } from './email-change/confirm-email-change.ts'
import { undoEmailChange } from './email-change/undo-email-change.ts'
import { requestEmailCode } from './joining/request-email-code.ts'
import { resendSignupCode } from './joining/resend-signup-code.ts'
import { type PreparedSignUp, prepareSignUp, signUp } from './joining/sign-up.ts'
import { verifySignup } from './joining/verify-signup.ts'
import { forgetPassword } from './recovery/forget-password.ts'
import { resetPassword } from './recovery/reset-password.ts'
import { sendResetMail } from './recovery/send-reset-mail.ts'
import { removeSecurityQuestion, setSecurityQuestion } from './recovery/set-security-question.ts'
import { clientOf } from './sessions/client.ts'
import { beat } from './sessions/heartbeat.ts'
import { listDevices } from './sessions/list-devices.ts'
import { logOut } from './sessions/log-out.ts'
import { sendOpenedSession } from './sessions/open-session.ts'
import { clearSessionCookie, keepSessionCookie } from './sessions/session-cookie.ts'
import { signOutDevice, signOutOthers } from './sessions/sign-out-devices.ts'
import { showSecurity } from './show-security.ts'
import { changePassword } from './sign-in/change-password.ts'
import { confirmPassword } from './sign-in/confirm-password.ts'
import { finishLogin } from './sign-in/finish-login.ts'
import { logIn } from './sign-in/log-in.ts'
import { confirmTwoStep } from './two-step/confirm-two-step.ts'
import { renewRecoveryCodes } from './two-step/renew-recovery-codes.ts'
import { startTwoStep } from './two-step/start-two-step.ts'
import { stopTwoStep } from './two-step/stop-two-step.ts'
import { viewLogin } from './view.ts'

const session = [
  handle(auth.heartbeat, async ({ context, actor, request, reply }) => {
    const { nonce, extendedTo } = await beat(context, actor)
    if (extendedTo) keepSessionCookie(request, reply, context.settings, extendedTo)
    reply.header('x-nonce', nonce).header('x-role', actor.role).header('x-person', actor.id)
  }),

  handle(auth.login, async ({ context, actor, body, request, reply }) => {
    const { 'g-recaptcha-response': captcha, ...credentials } = body
    const outcome = await logIn(context, clientOf(actor, request), {
      ...credentials,
      captcha,
      isFromThisMachine: isFromThisMachine(context.settings, request),
    })
    if (outcome.kind === 'signed_in') sendOpenedSession(reply, context, outcome.session)
    return { data: viewLogin(outcome) }
  }),

  handle(auth.finishLogin, async ({ context, actor, params, body, request, reply }) => {
    const opened = await finishLogin(context, clientOf(actor, request), { challengeId: params.id, ...body })
    sendOpenedSession(reply, context, opened)
    return { data: { outcome: 'signed_in', is_a: opened.role } } as const
  }),

  handle(auth.logout, async ({ context, actor, reply }) => {
    await logOut(context, actor)
    sayGoodbye(reply, context)
  }),

  handle(auth.endSession, async ({ context, actor, reply }) => {
    await logOut(context, actor)
    sayGoodbye(reply, context)
  }),
]

/** Nothing private stays behind the back button. */
function sayGoodbye(reply: FastifyReply, { settings }: Context) {
  clearSessionCookie(reply, settings)
  reply.header('clear-site-data', '"cache"')
}

const joining = [
  handle(
    auth.signUp,
    async ({ context, actor }, prepared: PreparedSignUp) => ({
      data: await signUp(context, actor, prepared),
    }),
    {
      prepare: ({ context, actor, params, body, request }) => {
        const { 'g-recaptcha-response': captcha, confirmEmail: _same, ...joining } = body
        return prepareSignUp(context, actor, {
          ...joining,
          mode: params.id,
          captcha,
          language: ownLanguageOf(request),
        })
      },
    },
  ),

  handle(auth.verifySignup, async ({ context, params, body }) => {
    await verifySignup(context, params.id, body.otp)
    return { data: { verified: true } } as const
  }),

  handle(auth.resendSignupCode, async ({ context, params }) => ({
    data: await resendSignupCode(context, params.id),
  })),

  handle(security.requestEmailCode, async ({ context, actor }) => ({
    data: await requestEmailCode(context, actor),
  })),

  handle(security.resendEmailCode, async ({ context, actor }) => ({
    data: await requestEmailCode(context, actor),
  })),
]

const recovery = [
  handle(auth.forgotPassword, async ({ context, actor, body }) => {
    const { email, 'g-recaptcha-response': captcha } = body
    return { data: await forgetPassword(context, actor, { email, captcha }) }
  }),

  handle(auth.sendResetMail, async ({ context, actor, params, body }) => {
    await sendResetMail(context, actor, params.id, body.answer)
    return { data: { sent: true } } as const
  }),

  handle(auth.resetPassword, async ({ context, params, body }) => {
    await resetPassword(context, params, body.newPassword)
    return { data: { reset: true } } as const
  }),
]

const securing = [
  handle(security.showSecurity, async ({ context, actor }) => ({ data: await showSecurity(context, actor) })),

  handle(security.confirmPassword, async ({ context, actor, body }) => {
    const { until } = await confirmPassword(context, actor, body)
    return { data: { until: until.toISOString() } }
  }),

  handle(security.changePassword, async ({ context, actor, body, reply }) => {
    sendOpenedSession(reply, context, await changePassword(context, actor, body))
    return { data: { changed: true } } as const
  }),

  handle(security.setSecurityQuestion, async ({ context, actor, body }) => {
    await setSecurityQuestion(context, actor, body.question, body.answer)
    return { data: { set: true } } as const
  }),

  handle(security.removeSecurityQuestion, async ({ context, actor }) => {
    await removeSecurityQuestion(context, actor)
  }),

  handle(security.startTwoStep, async ({ context, actor }) => ({ data: await startTwoStep(context, actor) })),

  handle(security.confirmTwoStep, async ({ context, actor, body }) => ({
    data: await confirmTwoStep(context, actor, body.code),
  })),

  handle(security.renewRecoveryCodes, async ({ context, actor }) => ({
    data: await renewRecoveryCodes(context, actor),
  })),

  handle(security.stopTwoStep, async ({ context, actor }) => {
    await stopTwoStep(context, actor)
  }),

  handle(devices.listDevices, async ({ context, actor, request }) => ({
    data: {
      items: await listDevices(context, actor, languageOf(request)),
      pagination: { next_cursor: null },
    },
  })),

  handle(devices.signOutDevice, async ({ context, actor, params, reply }) => {
    await signOutDevice(context, actor, params.id)
    if (params.id === actor.sessionId) sayGoodbye(reply, context)
  }),

  handle(devices.signOutOthers, async ({ context, actor }) => {
    await signOutOthers(context, actor)
  }),
]

const email = [
  handle(security.changeEmail, async ({ context, actor, body }) => {
    await changeEmail(context, actor, body)
    return { data: { pending: true } } as const
  }),

  handle(security.confirmEmailChange, async ({ context, params }) => ({
    data: { outcome: await confirmEmailChange(context, params.token) },
  })),

  handle(security.undoEmailChange, async ({ context, params }) => {
    await undoEmailChange(context, params.token)
    return { data: { undone: true } } as const
  }),
]

export const identityHandlers = [...session, ...joining, ...recovery, ...securing, ...email]
