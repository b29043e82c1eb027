import { identityFile } from '@sojourn/contract/calls/file'
import { GENDERS } from '@sojourn/contract/people/account'
import * as calls from '@sojourn/contract/supply/verification'
import { handle } from '../../platform/http/handler.ts'
import { removeDocument, uploadDocument } from './documents/change-document.ts'
import { confirmDocument } from './documents/confirm-document.ts'
import { openOwnDocument } from './documents/open-document.ts'
import { sendAsDocument } from './documents/send-as-document.ts'
import { saveDraft } from './save-draft.ts'
import { resubmitVerification, submitVerification } from './send-answers.ts'
import { showVerification } from './show-verification.ts'
import { listDocumentViews } from './staff/list-document-views.ts'

const GENDER_NAMES = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  undisclosed: 'Prefer not to say',
} as const satisfies Record<(typeof GENDERS)[number], string>

export const verificationHandlers = [
  handle(calls.showVerification, async ({ context, actor }) => ({
    data: await showVerification(context, actor),
  })),

  handle(calls.showVerificationEnums, async () => ({
    data: {
      document_types: Object.entries(calls.DOCUMENT_TYPES).map(([id, name]) => ({ id, name })),
      genders: GENDERS.map((id) => ({ id, name: GENDER_NAMES[id] })),
      file_types: Object.keys(identityFile.types),
      max_bytes: identityFile.maxBytes,
      least_age: calls.LEAST_AGE,
    },
  })),

  handle(calls.saveVerificationDraft, async ({ context, actor, body }) => ({
    data: await saveDraft(context, actor, body),
  })),

  handle(calls.submitVerification, async ({ context, actor, body }) => ({
    data: await submitVerification(context, actor, { given: body }),
  })),

  handle(calls.resubmitVerification, async ({ context, actor, body }) => ({
    data: await resubmitVerification(context, actor, { given: body }),
  })),

  handle(calls.uploadVerificationDocument, async ({ context, actor, request }) => ({
    data: await uploadDocument(context, actor, request),
  })),

  handle(calls.removeVerificationDocument, ({ context, actor }) => removeDocument(context, actor)),

  handle(calls.confirmVerificationDocument, async ({ context, actor, body }) => ({
    data: await confirmDocument(context, actor, body),
  })),

  handle(calls.downloadVerificationDocument, async ({ context, actor, reply }) =>
    sendAsDocument(reply, await openOwnDocument(context, actor)),
  ),

  handle(calls.listDocumentViews, ({ context, actor, query }) => listDocumentViews(context, actor, query)),
]
