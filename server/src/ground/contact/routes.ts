import * as calls from '@sojourn/contract/ground/contact'
import { handle } from '../../platform/http/handler.ts'
import { ownLanguageOf } from '../../platform/http/language.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { showImprint } from './show-imprint.ts'

export const contactHandlers = [
  handle(calls.showImprint, async ({ context }) => ({ data: showImprint(context) })),

  handle(calls.sendContactMessage, async ({ context, actor, body, request }) => ({
    data: await sendContactMessage(context, actor, body, ownLanguageOf(request)),
  })),
]
