import * as calls from '@sojourn/contract/calls/captcha'
import { handle } from '../http/handler.ts'

export const captchaHandlers = [
  handle(calls.showCaptchaChallenge, async ({ context, actor, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await context.captcha.challenge({ action: query.action, address: actor.address }) }
  }),
]
