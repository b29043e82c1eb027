import * as calls from '@sojourn/contract/desk/staff-services'
import { handle } from '../../platform/http/handler.ts'
import { takeServiceAsStaff } from '../../supply/services/take-service-as-staff.ts'

export const staffServiceHandlers = [
  handle(calls.unpublishServiceOf, async ({ context, params, body }) => ({
    data: await takeServiceAsStaff(context, params.id, { move: 'unpublish', reason: body.reason }),
  })),

  handle(calls.archiveServiceOf, async ({ context, params, body }) => ({
    data: await takeServiceAsStaff(context, params.id, { move: 'archive', reason: body.reason }),
  })),
]
