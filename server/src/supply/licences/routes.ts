import * as business from '@sojourn/contract/supply/business'
import { handle } from '../../platform/http/handler.ts'
import { addLicence } from './add-licence.ts'
import { changeLicence } from './change-licence.ts'
import { listLicences } from './list-licences.ts'
import { removeLicence } from './remove-licence.ts'

export const licenceHandlers = [
  handle(business.listLicences, ({ context, actor }) => listLicences(context, actor)),

  handle(business.addLicence, async ({ context, actor, body }) => ({
    data: await addLicence(context, actor, body),
  })),

  handle(business.changeLicence, async ({ context, actor, params, body }) => ({
    data: await changeLicence(context, actor, params.id, body),
  })),

  handle(business.removeLicence, async ({ context, actor, params }) => {
    await removeLicence(context, actor, params.id)
  }),
]
