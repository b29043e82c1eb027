import { OTHER_CITY } from '@sojourn/contract/people/account'
import type { Judged } from '@sojourn/contract/supply/verification'
import type { Context } from '../../context.ts'
import { keepProvenIdentity } from '../../people/account/keep-proven-identity.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFile } from '../../platform/files/sealed-files.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { advanceVerification } from './advance-verification.ts'
import { markOfDocument, readDocumentId, sealDocumentId } from './answers.ts'
import { askedOf, hasNewName, hasNewPhoto, labelOf, reasonsOf, triesOf } from './asked-of.ts'
import { type Given, NO_DOCUMENT, wrongAnswers } from './check-answers.ts'
import { graceAfter, graceFrom } from './days.ts'
import { showVerification } from './show-verification.ts'
import { maySend, NOTHING_TO_SEND, sendingFrom } from './verification-state.ts'
import {
  beginVerification,
  findPlace,
  type LockedVerification,
  lockVerification,
  type Place,
} from './verification-store.ts'

interface Sent {
  given: Given
}

/** F1 sends everything, for the first time. */
export async function submitVerification(context: Context, actor: Person, sent: Sent) {
  await send(context, actor, sent, 'first')
  return showVerification(context, actor)
}

/** F1, F5 and F7 send what failed, or a new document, and nothing else. */
export async function resubmitVerification(context: Context, actor: Person, sent: Sent) {
  await send(context, actor, sent, 'again')
  return showVerification(context, actor)
}

async function send(context: Context, actor: Person, { given }: Sent, time: 'first' | 'again') {
  if (!actor.emailVerified)
    throw new Refusal('email_not_verified', {
      message: 'Please verify your email before you send your verification.',
    })
  await transact(context, async (tx) => {
    await beginVerification(tx, actor.id, context.clock.now())
    const verification = await lockVerification(tx, actor.id)
    if (!verification) throw new Refusal('not_signed_in')
    const step = stepFor(verification, time)
    const asked = askedOf(verification)
    const { draft_file_id } = verification
    const wrong = await wrongAnswers({ ...context, db: tx }, asked, given, {
      country: verification.country_iso,
      state: verification.state,
      city: verification.city,
    })
    if (asked.includes('document') && !draft_file_id) wrong.push(NO_DOCUMENT)
    if (wrong.length > 0) throw new Refusal('invalid_fields', { fields: wrong })
    if (asked.includes('name') && !hasNewName(verification)) throw sameName(verification)
    if (asked.includes('photo') && !hasNewPhoto(verification)) throw samePhoto(verification)

    await keepProvenIdentity(tx, actor.id, given)
    const changes = changesBy(context, verification, asked, given, await movedTo(tx, verification, asked))
    const until = changes.counts_until ?? (verification.verified_at && verification.counts_until)
    await advanceVerification(
      context,
      tx,
      step,
      { ...verification, agent_id: actor.id },
      { changes, along: until ? { until } : undefined },
    )
    if (draft_file_id && verification.file_id) await forgetSealedFile(context, tx, verification.file_id)
  })
}

const PLACE: readonly Judged[] = ['country', 'state', 'city']

/** Another country stands in the account than the one that was sent: they moved while nobody looked. */
async function movedTo(tx: Tx, verification: LockedVerification, asked: Judged[]) {
  if (asked.some((field) => PLACE.includes(field))) return undefined
  const place = await findPlace(tx, verification.agent_id)
  return place && place.country_iso !== verification.country_iso ? place : undefined
}

/** The name is the account's: no form of the verification has a field for it to be shown at. */
const sameName = (verification: LockedVerification) =>
  new Refusal('invalid_fields', {
    message: 'Please change your name in your profile first, and then send this again.',
    fields: [{ field: 'name', message: reasonsOf(verification).name ?? '' }],
  })

const samePhoto = (verification: LockedVerification) =>
  new Refusal('invalid_fields', {
    message: 'Please add another photo in your profile first, and then send this again.',
    fields: [{ field: 'photo', message: reasonsOf(verification).photo ?? '' }],
  })

function stepFor(verification: LockedVerification, time: 'first' | 'again') {
  const label = labelOf(verification)
  const step = sendingFrom[label]
  if (!step) throw notNow(NOTHING_TO_SEND)
  if (!maySend(triesOf(verification)))
    throw notNow('You have no attempts left. Please write to our support team.')
  if ((label === 'unverified') !== (time === 'first'))
    throw notNow(
      time === 'first'
        ? 'You have already sent this. Please send only what we ask for again.'
        : 'Please send everything first.',
    )
  return step
}

function changesBy(
  { clock, settings }: Context,
  verification: LockedVerification,
  asked: Judged[],
  given: Given,
  moved: Place | undefined,
) {
  const now = clock.now()
  const { agent_id, own_first_name, own_last_name, draft_file_id, label } = verification
  const { country, altCity, address, document_id, ...alike } = given
  const differing: Judged[] = []
  if (hasNewName(verification) && !asked.includes('name')) differing.push('name')
  if (moved) differing.push('country')
  return {
    ...moved,
    ...alike,
    first_name: own_first_name,
    last_name: own_last_name,
    ...(country !== undefined && { country_iso: country }),
    ...(given.city !== undefined && { alt_city: given.city === OTHER_CITY ? (altCity ?? null) : null }),
    ...(address !== undefined && { street: address }),
    ...(document_id !== undefined && {
      sealed_document_id: sealDocumentId(settings, agent_id, document_id),
    }),
    document_mark: markOf(settings, verification, given),
    ...(draft_file_id && { file_id: draft_file_id }),
    draft_file_id: null,
    sealed_draft: null,
    draft_saved_at: null,
    submitted_at: now,
    revision: (verification.revision ?? 0) + 1,
    changed: [...differing, ...asked],
    tries: (verification.tries ?? 0) + 1,
    ...(label === 'verified' && { counts_until: graceOf(verification, now) }),
  }
}

/** The mark is of the document as it stands after this: a part that is not given again was sent before. */
function markOf(settings: Settings, verification: LockedVerification, given: Given) {
  const type = given.document_type ?? verification.document_type
  const country = given.document_country ?? verification.document_country
  const number = given.document_id ?? readDocumentId(settings, verification)
  return type && country && number ? markOfDocument(settings, { type, country, number }) : null
}

/** The old document goes on counting while it is in date. */
function graceOf({ valid_until }: LockedVerification, now: Date) {
  const fromNow = graceFrom(now)
  const fromItsEnd = valid_until ? graceAfter(valid_until) : fromNow
  return fromItsEnd > fromNow ? fromItsEnd : fromNow
}
