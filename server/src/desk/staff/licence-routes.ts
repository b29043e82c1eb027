import * as calls from '@sojourn/contract/desk/staff-licences'
import { handle } from '../../platform/http/handler.ts'
import { decideLicence, nameLicenceClass, revokeLicence } from '../../supply/licences/decide-licence.ts'
import { licencesToCheck, licenceToCheck } from '../../supply/licences/licences-to-check.ts'

export const staffLicenceHandlers = [
  handle(calls.listLicencesToCheck, ({ context, query }) => licencesToCheck(context, query)),

  handle(calls.decideLicence, async ({ context, actor, params, body }) => {
    await decideLicence(context, actor, params.id, body)
    return { data: await licenceToCheck(context, params.id) }
  }),

  handle(calls.nameLicenceClass, async ({ context, actor, params, body }) => {
    await nameLicenceClass(context, actor, params.id, body.licence_class)
    return { data: await licenceToCheck(context, params.id) }
  }),

  handle(calls.revokeLicence, async ({ context, actor, params, body }) => {
    await revokeLicence(context, actor, params.id, body.reason)
    return { data: await licenceToCheck(context, params.id) }
  }),
]
