import * as calls from '@sojourn/contract/desk/staff-services'
import { handle } from '../../platform/http/handler.ts'
import { takeServiceAsStaff } from '../../supply/services/take-service-as-staff.ts'

export const staffServiceHandlers = [
  handle(calls.unpublishServiceOf, async ({ context, actor, params, body }) => ({
    data: await takeServiceAsStaff(context, actor, params.id, { move: 'unpublish', reason: body.reason }),
  })),

  handle(calls.archiveServiceOf, async ({ context, actor, params, body }) => ({
    data: await takeServiceAsStaff(context, actor, params.id, { move: 'archive', reason: body.reason }),
  })),
]
