import { paperKind } from '@sojourn/contract/ground/paper-words'
import type { PaperReport } from '@sojourn/contract/ground/papers'
import { passportRule } from '@sojourn/contract/work/passport-rule'
import type { Context } from '../../../context.ts'
import { checkPaper } from '../../../ground/papers/checks/check-paper.ts'
import type { PaperFacts } from '../../../ground/papers/checks/paper-facts.ts'
import { findReadings } from '../../../ground/papers/find-readings.ts'
import { readOf, reportOf } from '../../../ground/papers/report-of.ts'
import type { Reading } from '../../../ground/papers/sealed-readings.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { DocumentRow, VersionRow } from '../store.ts'
import { factsOfOrder, type OrderFacts } from './facts-store.ts'

interface Newest {
  document: DocumentRow
  /** Its name as both sides read it, with whose it is. */
  told: string
  version: VersionRow
}

/** A report is reckoned when it is read, so that it follows the goal, the profile and the calendar. Papers are compared within their order only. */
export async function reportPapers(
  context: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  { orderId, personId, mayConfirm }: { orderId: string; personId: string; mayConfirm: boolean },
  newest: Newest[],
): Promise<Map<string, PaperReport>> {
  const files = newest.map(({ version }) => version.file_id)
  const readings = await findReadings(context, db, files)
  const facts = readings.size > 0 ? await factsOfOrder(db, orderId) : undefined
  if (!facts) return new Map()
  const today = context.clock.now().toISOString().slice(0, 10)
  const known = newest.flatMap(({ document, told, version }) => {
    const reading = readings.get(version.file_id)
    return reading ? [{ document, told, version, reading }] : []
  })
  return new Map(
    known.map((one) => {
      const report = reportOf(one.reading, (found) =>
        checkPaper(factsOf(one, { found, known, facts, today })),
      )
      const read =
        one.reading.ownerId === personId
          ? readOf(one.reading, { kind: paperKind(one.document.name), mayConfirm })
          : null
      return [one.reading.fileId, { ...report, read }]
    }),
  )
}

interface Known extends Newest {
  reading: Reading
}

interface Beside {
  found: NonNullable<Reading['found']>
  known: Known[]
  facts: OrderFacts
  today: string
}

function factsOf({ document, version, reading }: Known, { found, known, facts, today }: Beside): PaperFacts {
  const others = known.filter((other) => other.document.id !== document.id)
  const isClients = reading.ownerId === facts.client_id
  const checklist = facts.checklist ?? facts.bought_checklist ?? []
  return {
    // A paper that an agent hands over says nothing of how its client travels.
    kind: isClients ? paperKind(document.name) : 'other',
    asked: document.name,
    size: version.size,
    found,
    confirmed: reading.confirmed,
    today,
    ...holderOf(document, facts),
    journey: {
      country: facts.country_iso,
      countryName: facts.country_name,
      arrival: facts.expected_on,
      stayDays: facts.stay_days,
      rule: passportRule(checklist),
    },
    others: others.flatMap((other) =>
      other.document.person === document.person &&
      other.reading.confirmed &&
      other.reading.ownerId === reading.ownerId
        ? [{ name: other.told, fields: other.reading.confirmed }]
        : [],
    ),
    sameAs: others.filter((other) => other.reading.found?.sha256 === found.sha256).map((other) => other.told),
  }
}

/** A paper is compared with whoever it is of: with the client, or with somebody who travels along as their order says. */
function holderOf({ person }: DocumentRow, facts: OrderFacts): Pick<PaperFacts, 'profile' | 'expiresByGoal'> {
  if (person === null)
    return {
      profile: { name: `${facts.first_name} ${facts.last_name}`, birth: facts.dob },
      expiresByGoal: facts.passport_expires_on,
    }
  const birth = facts.travellers.find(({ name }) => name === person)?.born_on ?? null
  return { profile: { name: person, birth, isOfOrder: true }, expiresByGoal: null }
}
