import * as calls from '@sojourn/contract/ground/contact'
import type { Context } from '../../context.ts'
import { handle } from '../../platform/http/handler.ts'
import { ownLanguageOf } from '../../platform/http/language.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactHandlers = [
  handle(calls.showImprint, async ({ context }) => ({ data: showImprint(context) })),

  handle(calls.sendContactMessage, async ({ context, actor, body, request }) => ({
    data: await sendContactMessage(context, actor, body, ownLanguageOf(request)),
  })),
]

/** It is not found where nobody told who runs the site. */
function showImprint({ settings: { operator, supportEmail } }: Context): calls.Imprint {
  if (!operator) throw new Refusal('not_found')
  const { name, address, register, vatNumber, representative } = operator
  return { name, address, register, vat_number: vatNumber, representative, email: supportEmail }
}
