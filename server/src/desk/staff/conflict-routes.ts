import * as calls from '@sojourn/contract/desk/staff-conflicts'
import * as files from '@sojourn/contract/work/case-files'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { claimConflict, releaseConflict } from '../../work/conflicts/staff/claim-conflict.ts'
import { approveConflict, decideConflict } from '../../work/conflicts/staff/decide-conflict.ts'
import { divideConflict } from '../../work/conflicts/staff/divide-conflict.ts'
import {
  listConflictDocuments,
  openConflictDocument,
} from '../../work/conflicts/staff/documents-for-staff.ts'
import {
  listStaffConflicts,
  listStaffRefunds,
  showStaffConflict,
} from '../../work/conflicts/staff/show-staff-conflict.ts'

export const staffConflictHandlers = [
  handle(calls.listStaffConflicts, ({ context, actor, query }) => listStaffConflicts(context, actor, query)),

  handle(calls.showStaffConflict, async ({ context, actor, params }) => ({
    data: await showStaffConflict(context, actor, params.id),
  })),

  handle(calls.claimConflict, async ({ context, actor, params }) => {
    await claimConflict(context, actor, params.id)
    return { data: await showStaffConflict(context, actor, params.id) }
  }),

  handle(calls.releaseConflict, async ({ context, actor, params }) => {
    await releaseConflict(context, actor, params.id)
    return { data: await showStaffConflict(context, actor, params.id) }
  }),

  handle(calls.decideConflict, async ({ context, actor, params, body }) => {
    await decideConflict(context, actor, params.id, body)
    return { data: await showStaffConflict(context, actor, params.id) }
  }),

  handle(calls.divideConflict, async ({ context, params, query }) => ({
    data: await divideConflict(context, params.id, query.amount),
  })),

  handle(calls.approveConflict, async ({ context, actor, params, body }) => {
    await approveConflict(context, actor, params.id, body.agrees)
    return { data: await showStaffConflict(context, actor, params.id) }
  }),

  handle(files.listConflictDocuments, async ({ context, params }) => ({
    data: await listConflictDocuments(context, params.id),
  })),

  handle(files.openConflictDocument, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openConflictDocument(context, actor, params.id, params.file)),
  ),

  handle(calls.listStaffRefunds, async ({ context }) => ({ data: await listStaffRefunds(context) })),
]
