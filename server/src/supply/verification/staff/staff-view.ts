import { verificationStatus } from '@sojourn/contract/calls/status'
import type { VerificationCase, VerificationLine } from '@sojourn/contract/desk/staff-queue'
import type { PaperReport } from '@sojourn/contract/ground/papers'
import type { DocumentType, Judged } from '@sojourn/contract/supply/verification'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { may } from '../../../platform/states/machine.ts'
import { maskDocumentId, readDocumentId } from '../answers.ts'
import { labelOf, listReasons, triesOf } from '../asked-of.ts'
import type { StepRow } from '../history-store.ts'
import { triesLeft, verificationMachine } from '../verification-state.ts'
import type { LineRow, OtherRow, VerificationRow, ViewRow } from '../verification-store.ts'
import { viewDocumentView, viewEvent, viewLabel, viewLevel, viewStatus } from '../view.ts'
import { claimEnds, hasClaim, isClaimed } from './claim-policy.ts'

type Held = Pick<Context, 'clock' | 'settings'>

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim()

/** The fields a row of the list shows, and one case has too. */
type Line = Omit<LineRow, 'label' | 'tries'> & { label: string | null; tries: number | null }

export const viewLine = (held: Held, actor: Person, row: Line): z.input<typeof VerificationLine> => ({
  uuid: row.agent_id,
  fullname: fullName(row.own_first_name, row.own_last_name),
  country: row.country_iso ? { id: row.country_iso, name: row.country_name ?? row.country_iso } : null,
  document_type: row.document_type as DocumentType | null,
  label: viewLabel(labelOf(row)),
  tries: row.tries ?? 0,
  keeps_level: row.verified_at !== null,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
  claim: viewClaim(held, actor, row),
})

const viewClaim = ({ clock }: Held, actor: Person, row: Line) =>
  row.claimed_by && row.claimed_at && isClaimed(row, clock)
    ? {
        by: { uuid: row.claimed_by, fullname: fullName(row.claimer_first_name, row.claimer_last_name) },
        is_own: row.claimed_by === actor.id,
        until: claimEnds(row.claimed_at).toISOString(),
      }
    : null

interface Beside {
  events: StepRow[]
  views: ViewRow[]
  others: OtherRow[]
  /** Whoever looks has opened the document that stands now. */
  isOpened: boolean
  paper: PaperReport | null
}

/** The number of the document is whole only for whoever has the case. */
export function viewCase(
  held: Held,
  actor: Person,
  row: VerificationRow,
  { events, views, others, isOpened, paper }: Beside,
): z.input<typeof VerificationCase> {
  const documentId = readDocumentId(held.settings, row)
  return {
    ...viewLine(held, actor, row),
    email: row.email,
    status: viewStatus(labelOf(row)) ?? [...verificationStatus.pending],
    may: row.agent_id === actor.id ? [] : mayOf(row),
    is_own: row.agent_id === actor.id,
    level: viewLevel(row.verified_at),
    revision: row.revision ?? 0,
    first_name: row.first_name ?? row.own_first_name,
    last_name: row.last_name ?? row.own_last_name,
    address: viewAddress(row),
    state_name: row.state_name,
    dob: row.dob,
    gender: row.gender as z.input<typeof VerificationCase>['gender'],
    document_country: row.document_country
      ? { id: row.document_country, name: row.document_country_name ?? row.document_country }
      : null,
    document_id: documentId && (hasClaim(row, actor, held.clock) ? documentId : maskDocumentId(documentId)),
    document_expires_on: row.document_expires_on,
    photo: photoOf(row),
    document:
      row.file_at && row.file_size !== null
        ? { size: row.file_size, uploaded_at: row.file_at.toISOString(), is_opened: isOpened, paper }
        : null,
    same_document: others.map((other) => ({
      uuid: other.agent_id,
      fullname: fullName(other.first_name, other.last_name),
      label: viewLabel(labelOf(other)),
    })),
    reasons: listReasons(row),
    changed: (row.changed ?? []) as Judged[],
    is_final: row.is_final === true,
    tries_left: triesLeft(triesOf(row)),
    valid_until: row.valid_until,
    suspended: row.suspended_at !== null,
    history: events.map((event) => ({
      ...viewEvent(event),
      actor: event.actor_id
        ? { uuid: event.actor_id, fullname: fullName(event.actor_first_name, event.actor_last_name) }
        : null,
      request_id: event.request_id,
    })),
    views: views.map(viewDocumentView),
  }
}

export const photoOf = ({ picture_key }: Pick<VerificationRow, 'picture_key'>) =>
  picture_key && `/api/${picture_key}.webp`

const mayOf = (row: VerificationRow) => [
  ...may(verificationMachine, labelOf(row), 'staff'),
  ...(labelOf(row) === 'failed' && triesLeft(triesOf(row)) === 0 ? ['grant'] : []),
]

const viewAddress = (row: VerificationRow): z.input<typeof VerificationCase>['address'] =>
  row.country_iso
    ? {
        country: row.country_iso,
        state: row.state ?? '',
        city: row.city ?? '',
        altCity: row.alt_city,
        postal_code: row.postal_code ?? '',
        address: row.street ?? '',
      }
    : null
