import { Instant } from '@sojourn/contract/dates/time'
import type { LICENCE_QUEUES } from '@sojourn/contract/desk/staff-licences'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { classesOfAll } from '../../ground/reference/licences/regulators-in.ts'
import { decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  findStaffLicence,
  licencesDecided,
  licencesUnclassed,
  licencesWaiting,
  type StaffLicenceRow,
} from './licence-store.ts'
import { viewStaffLicence } from './licence-view.ts'

const Cursor = z.tuple([Instant, z.uuid()])

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: (typeof LICENCE_QUEUES)[number] | undefined } | undefined
}

export async function licencesToCheck({ db }: Context, { cursor, limit, filter }: Wanted) {
  const page = { limit, after: decodeCursor(cursor, Cursor) }
  const status = filter?.status ?? 'waiting'
  const classes = await classesOfAll(db)
  const view = (row: StaffLicenceRow) => viewStaffLicence(row, classes)
  if (status === 'waiting')
    return pageOf(await licencesWaiting(db, page), limit, view, (row) => [
      row.submitted_at.toISOString(),
      row.id,
    ])
  const rows =
    status === 'unclassed' ? await licencesUnclassed(db, page) : await licencesDecided(db, status, page)
  return pageOf(rows, limit, view, (row) => [row.decided_at?.toISOString(), row.id])
}

export async function licenceToCheck({ db }: Context, id: string) {
  const row = await findStaffLicence(db, id)
  if (!row) throw new Refusal('not_found')
  return viewStaffLicence(row, await classesOfAll(db))
}
