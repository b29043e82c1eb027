import type { LicenceRule, Regulator } from '@sojourn/contract/ground/reference'
import type { Selectable } from 'kysely'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { LicenceClassRow } from '../store.ts'

type RegulatorRow = Selectable<DB['regulator']>

export const viewRegulators = (regulators: RegulatorRow[], classes: LicenceClassRow[]): Regulator[] =>
  regulators.map(({ code, name, url, number_form }) => ({
    code,
    name,
    url,
    number_form,
    classes: classes.filter(({ regulator }) => regulator === code).map(viewClass),
  }))

export const viewLicenceRule = (
  notice: string | null,
  regulators: RegulatorRow[],
  classes: LicenceClassRow[],
): LicenceRule | null => (notice ? { notice, regulators: viewRegulators(regulators, classes) } : null)

const viewClass = ({ code, name, may }: LicenceClassRow) => ({ code, name, may })

/** It is null where each may. */
export function licenceLimits(visaId: string, classes: LicenceClassRow[]) {
  const closed = classes.filter(({ closed_visas }) => closed_visas.includes(visaId)).map(({ name }) => name)
  return closed.length > 0 ? `Not every licence covers this visa. These do not: ${closed.join(', ')}.` : null
}
