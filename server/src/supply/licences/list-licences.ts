import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { licencesOf } from './licence-store.ts'
import { viewLicence } from './licence-view.ts'

export const listLicences = async ({ db }: Context, { id }: Person) =>
  wholeList((await licencesOf(db, id)).map((row) => viewLicence(row)))
