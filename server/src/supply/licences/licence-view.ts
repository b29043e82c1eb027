import { licenceStatus } from '@sojourn/contract/calls/status'
import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import type { Licence } from '@sojourn/contract/supply/business'
import type { ClassOfRegulator } from '../../ground/reference/licences/regulators-in.ts'
import { may } from '../../platform/states/machine.ts'
import { licenceMachine } from './licence-state.ts'
import type { LicenceRow, StaffLicenceRow } from './licence-store.ts'

export const viewLicence = (row: LicenceRow, side: 'agent' | 'staff' = 'agent'): Licence => ({
  id: row.id,
  country: { id: row.country_iso, name: row.country },
  regulator: { code: row.regulator, name: row.regulator_name ?? row.regulator },
  licence_class: row.class_code === null ? null : viewClass(row.class_code, row),
  number: row.number,
  valid_until: row.valid_until,
  register_url: row.register_url,
  status: [...licenceStatus[row.status as keyof typeof licenceStatus]],
  may: may(licenceMachine, row.status as keyof typeof licenceStatus, side),
  reason: row.reason,
  decided_at: row.decided_at?.toISOString() ?? null,
})

/** A class that left the catalogue opens nothing. */
const viewClass = (code: string, { class_name, class_may }: LicenceRow) => ({
  code,
  name: class_name ?? code,
  may: class_may ?? 'We no longer know this class. It opens no services until our team names another.',
})

export const viewStaffLicence = (
  row: StaffLicenceRow,
  kinds: readonly ClassOfRegulator[],
): LicenceToCheck => ({
  ...viewLicence(row, 'staff'),
  agent: {
    uuid: row.agent_id,
    fullname: `${row.first_name} ${row.last_name}`,
    email: row.email,
    legal_name: row.legal_name,
    website: row.website,
  },
  regulator_url: row.regulator_url,
  classes: kinds
    .filter(({ country_iso, regulator }) => country_iso === row.country_iso && regulator === row.regulator)
    .map(({ code, name, may }) => ({ code, name, may })),
  revision: row.revision,
  submitted_at: row.submitted_at.toISOString(),
})
