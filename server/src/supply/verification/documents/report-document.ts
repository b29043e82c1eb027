import type { PaperKind } from '@sojourn/contract/ground/paper-words'
import type { PaperCheck, PaperFields, PaperReport } from '@sojourn/contract/ground/papers'
import { DOCUMENT_TYPES } from '@sojourn/contract/supply/verification-words'
import type { Context } from '../../../context.ts'
import { checkPaper } from '../../../ground/papers/checks/check-paper.ts'
import { findReadings } from '../../../ground/papers/find-readings.ts'
import { readOf, reportOf } from '../../../ground/papers/report-of.ts'
import type { Reading } from '../../../ground/papers/sealed-readings.ts'
import type { Reader } from '../../../platform/database/database.ts'

interface DocumentToReport {
  fileId: string | null
  /** The name is the account's. */
  name: string
  /** These stand in the form beside the document. */
  type: string | null
  birth: string | null
  number: string | null
  expiry: string | null
  /** Only the owner sees what was read. */
  isOwner: boolean
  mayConfirm: boolean
}

/** A machine made the report, and it decides nothing. */
export async function reportDocument(
  context: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  document: DocumentToReport,
): Promise<PaperReport | null> {
  const { fileId, isOwner, mayConfirm } = document
  const reading = fileId && (await findReadings(context, db, [fileId])).get(fileId)
  if (!reading) return null
  const kind = kindOf(document, reading)
  const today = context.clock.now().toISOString().slice(0, 10)
  const report = reportOf(reading, (found) => [
    ...checkPaper({
      kind,
      asked: askedOf(document),
      size: null,
      found,
      confirmed: reading.confirmed,
      today,
      profile: { name: document.name, birth: document.birth },
      expiresByGoal: null,
      journey: null,
      others: [],
      sameAs: [],
    }),
    ...formAgrees(document, reading.confirmed),
  ])
  return { ...report, read: isOwner ? readOf(reading, { kind, mayConfirm }) : null }
}

const isType = (type: string | null): type is keyof typeof DOCUMENT_TYPES =>
  type !== null && Object.hasOwn(DOCUMENT_TYPES, type)

const askedOf = ({ type }: DocumentToReport) => (isType(type) ? DOCUMENT_TYPES[type] : 'Your document')

/** A driving licence has no lines to read; before a type is chosen the lines say what it is. */
function kindOf({ type }: DocumentToReport, { found }: Reading): PaperKind {
  if (isType(type)) return KINDS[type]
  const format = found?.zone?.fields?.format
  if (!format) return 'other'
  return format === 'TD3' ? 'passport' : 'identity_card'
}

const KINDS = {
  passport: 'passport',
  national_id: 'identity_card',
  residence_permit: 'identity_card',
  driving_licence: 'other',
} as const satisfies Record<keyof typeof DOCUMENT_TYPES, PaperKind>

const plain = (number: string) => number.toUpperCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '')

/** The confirmed reading is compared with the form. */
function formAgrees({ number, expiry }: DocumentToReport, confirmed: PaperFields | null): PaperCheck[] {
  if (!confirmed || !(number || expiry)) return []
  const wrong = [
    ...(number && plain(number) !== plain(confirmed.number) ? ['number'] : []),
    ...(expiry && expiry !== confirmed.expiry ? ['day it expires'] : []),
  ]
  const check = { rule: 'form', name: 'The form' }
  if (wrong.length === 0) return [{ ...check, answer: 'fine', text: null }]
  return [
    {
      ...check,
      answer: 'look_again',
      text: `The form has another ${wrong.join(' and another ')} than the document. Please correct what is wrong.`,
    },
  ]
}
