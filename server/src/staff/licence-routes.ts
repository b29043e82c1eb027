import * as calls from '@sojourn/contract/staff-licences'
import { decideLicence, revokeLicence } from '../agents/decide-licence.ts'
import { licencesToCheck, licenceToCheck } from '../agents/licences-to-check.ts'
import { handle } from '../platform/http/handler.ts'

export const staffLicenceHandlers = [
  handle(calls.listLicencesToCheck, ({ context, query }) => licencesToCheck(context, query)),

  handle(calls.decideLicence, async ({ context, actor, params, body }) => {
    await decideLicence(context, actor, params.id, body)
    return { data: await licenceToCheck(context, params.id) }
  }),

  handle(calls.revokeLicence, async ({ context, actor, params, body }) => {
    await revokeLicence(context, actor, params.id, body.reason)
    return { data: await licenceToCheck(context, params.id) }
  }),
]
