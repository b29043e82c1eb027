import { addEvidence as addFile } from '@sojourn/contract/work/case-files'
import * as calls from '@sojourn/contract/work/conflicts'
import { handle } from '../../platform/http/handler.ts'
import { receiveCaseFile } from '../documents/case-files/receive-case-file.ts'
import { evidence } from './add-evidence.ts'
import { declineOrder } from './endings/decline-order.ts'
import { leaveOrder } from './endings/leave-order.ts'
import { showWaysOut } from './endings/show-ways-out.ts'
import { moveConflict } from './move-conflict.ts'
import { openConflict } from './open-conflict.ts'
import { answerRefund } from './refunds/answer-refund.ts'
import { proposeRefund } from './refunds/propose-refund.ts'
import {
  listConflictReasons,
  listConflicts,
  listRefunds,
  showConflict,
  showDivision,
  showRefund,
} from './show-conflict.ts'

export const conflictHandlers = [
  handle(addFile, async ({ context, actor, params, request }) => ({
    data: await receiveCaseFile(context, actor, params.uuid, request, evidence(context, actor, params)),
  })),

  handle(calls.showWaysOut, async ({ context, actor, params }) => ({
    data: await showWaysOut(context, actor, params.uuid),
  })),

  handle(calls.leaveOrder, async ({ context, actor, params, body }) => ({
    data: await leaveOrder(context, actor, params.uuid, body.destination),
  })),

  handle(calls.declineOrder, async ({ context, actor, params, body }) => ({
    data: await declineOrder(context, actor, params.uuid, body.reason),
  })),

  handle(calls.listConflicts, async ({ context, actor, params }) => ({
    data: await listConflicts(context, actor, params.uuid),
  })),

  handle(calls.listConflictReasons, async ({ context, actor, params }) => ({
    data: await listConflictReasons(context, actor, params.uuid),
  })),

  handle(calls.openConflict, async ({ context, actor, params, body }) => ({
    data: await openConflict(context, actor, params.uuid, body),
  })),

  handle(calls.divideRefund, async ({ context, actor, params, query }) => ({
    data: await showDivision(context, actor, params, query),
  })),

  handle(calls.showConflict, async ({ context, actor, params }) => ({
    data: await showConflict(context, actor, params),
  })),

  handle(calls.moveConflict, async ({ context, actor, params, body }) => ({
    data: await moveConflict(context, actor, params, { step: body.step, text: body.text ?? null }),
  })),

  handle(calls.listRefunds, async ({ context, actor, params }) => ({
    data: await listRefunds(context, actor, params),
  })),

  handle(calls.proposeRefund, async ({ context, actor, params, body }) => ({
    data: await proposeRefund(context, actor, params, body),
  })),

  handle(calls.showRefund, async ({ context, actor, params }) => ({
    data: await showRefund(context, actor, params),
  })),

  handle(calls.answerRefund, async ({ context, actor, params, body }) => ({
    data: await answerRefund(context, actor, params, { answer: body.answer, text: body.text ?? null }),
  })),
]
