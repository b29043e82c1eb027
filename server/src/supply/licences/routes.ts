import * as business from '@sojourn/contract/supply/business'
import { handle } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { addLicence } from './add-licence.ts'
import { changeLicence } from './change-licence.ts'
import { licencesOf } from './licence-store.ts'
import { viewLicence } from './licence-view.ts'
import { removeLicence } from './remove-licence.ts'

export const licenceHandlers = [
  handle(business.listLicences, async ({ context, actor }) =>
    wholeList((await licencesOf(context.db, actor.id)).map((row) => viewLicence(row))),
  ),

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
