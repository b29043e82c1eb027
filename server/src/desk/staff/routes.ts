import * as staff from '@sojourn/contract/desk/staff'
import * as queues from '@sojourn/contract/desk/staff-queue'
import * as work from '@sojourn/contract/desk/worklist'
import { readAuditLog } from '../../ground/audit/read-audit-log.ts'
import { handle } from '../../platform/http/handler.ts'
import { findPeople } from './people/find-people.ts'
import { liftSuspension } from './people/lift-suspension.ts'
import { showPerson } from './people/show-person.ts'
import { signOutPerson } from './people/sign-out-person.ts'
import { suspendPerson } from './people/suspend-person.ts'
import { countQueues, showWorklist } from './show-worklist.ts'

export const staffHandlers = [
  handle(work.showWorklist, async ({ context, actor, query }) => ({
    data: await showWorklist(context, actor, query),
  })),

  handle(queues.countQueues, async ({ context }) => ({ data: await countQueues(context) })),

  handle(staff.findPeople, ({ context, query }) => findPeople(context, query)),

  handle(staff.showPerson, async ({ context, params }) => ({ data: await showPerson(context, params.id) })),

  handle(staff.suspendPerson, async ({ context, actor, params, body }) => {
    await suspendPerson(context, actor, params.id, body.reason)
    return { data: await showPerson(context, params.id) }
  }),

  handle(staff.liftSuspension, async ({ context, actor, params }) => {
    await liftSuspension(context, actor, params.id)
    return { data: await showPerson(context, params.id) }
  }),

  handle(staff.signOutPerson, async ({ context, actor, params }) => {
    await signOutPerson(context, actor, params.id)
  }),

  handle(staff.readAuditLog, ({ context, query }) => readAuditLog(context, query)),
]
