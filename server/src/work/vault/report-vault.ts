import type { PaperKind } from '@sojourn/contract/ground/paper-words'
import type { PaperReport } from '@sojourn/contract/ground/papers'
import { VAULT_KINDS, type VaultKind } from '@sojourn/contract/work/vault-words'
import type { Context } from '../../context.ts'
import { checkPaper } from '../../ground/papers/checks/check-paper.ts'
import type { PaperFacts } from '../../ground/papers/checks/paper-facts.ts'
import { findReadings } from '../../ground/papers/find-readings.ts'
import { readOf, reportOf } from '../../ground/papers/report-of.ts'
import type { Reading } from '../../ground/papers/sealed-readings.ts'
import type { Reader } from '../../platform/database/database.ts'
import { type OwnerRow, ownerOf, type PaperRow, type VersionRow } from './store.ts'

interface Newest {
  paper: PaperRow
  version: VersionRow
}

/** Papers are compared within their vault only. */
export async function reportVault(
  context: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  ownerId: string,
  newest: Newest[],
): Promise<Map<string, PaperReport>> {
  const files = newest.map(({ version }) => version.file_id)
  const readings = await findReadings(context, db, files)
  const owner = readings.size > 0 ? await ownerOf(db, ownerId) : undefined
  if (!owner) return new Map()
  const today = context.clock.now().toISOString().slice(0, 10)
  const known = newest.flatMap(({ paper, version }) => {
    const reading = readings.get(version.file_id)
    return reading ? [{ paper, reading }] : []
  })
  return new Map(
    known.map((one) => {
      const report = reportOf(one.reading, (found) =>
        checkPaper(factsOf(one, { found, known, owner, today })),
      )
      const read = readOf(one.reading, { kind: KIND_READ[one.paper.kind] ?? 'other', mayConfirm: true })
      return [one.reading.fileId, { ...report, read }]
    }),
  )
}

/** These have lines that a machine reads, or are a photo. */
const KIND_READ: Partial<Record<VaultKind, PaperKind>> = {
  passport: 'passport',
  identity_card: 'identity_card',
  residence_permit: 'identity_card',
  photo: 'photo',
}

export const hasReadLines = (kind: VaultKind) => ['passport', 'identity_card'].includes(KIND_READ[kind] ?? '')

interface Known {
  paper: PaperRow
  reading: Reading
}

interface Beside {
  found: NonNullable<Reading['found']>
  known: Known[]
  owner: OwnerRow
  today: string
}

function factsOf({ paper, reading }: Known, { found, known, owner, today }: Beside): PaperFacts {
  const others = known.filter((other) => other.paper.id !== paper.id)
  return {
    kind: KIND_READ[paper.kind] ?? 'other',
    asked: paper.kind === 'other' ? paper.name : VAULT_KINDS[paper.kind],
    size: null,
    found,
    confirmed: reading.confirmed,
    today,
    profile: { name: `${owner.first_name} ${owner.last_name}`, birth: owner.dob },
    expiresByGoal: null,
    journey: null,
    others: others.flatMap((other) =>
      other.reading.confirmed ? [{ name: other.paper.name, fields: other.reading.confirmed }] : [],
    ),
    sameAs: others
      .filter((other) => other.reading.found?.sha256 === found.sha256)
      .map((other) => other.paper.name),
  }
}
