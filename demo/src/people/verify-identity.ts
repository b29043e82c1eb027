import { buffer } from 'node:stream/consumers'
import type { Judged } from '@sojourn/contract/supply/verification'
import type { Context } from '../../../server/src/context.ts'
import { DAY_MS, HOUR_MS } from '../../../server/src/platform/clock.ts'
import type { Person } from '../../../server/src/platform/http/actor.ts'
import { keepDocument } from '../../../server/src/supply/verification/documents/change-document.ts'
import { openDocumentOfCase } from '../../../server/src/supply/verification/documents/open-document.ts'
import { saveDraft } from '../../../server/src/supply/verification/save-draft.ts'
import {
  resubmitVerification,
  submitVerification,
} from '../../../server/src/supply/verification/send-answers.ts'
import { claimVerification } from '../../../server/src/supply/verification/staff/claim-verification.ts'
import { decideVerification } from '../../../server/src/supply/verification/staff/decide-verification.ts'
import { doneBy } from '../demo-actor.ts'
import type { Story } from '../story.ts'
import type { DemoAgent } from './demo-people.ts'
import { drawSpecimen } from './draw-specimen.ts'
import { dayIn } from './hours-of.ts'

/** Agents of the story are verified, waiting, failed, begun, or nothing at all. */
export async function verifyIdentity(telling: Story, actor: Person, agent: DemoAgent) {
  const { verified_on, waiting, failed, draft } = agent
  const before = (milliseconds: number) => telling.on(new Date(telling.now.getTime() - milliseconds))
  if (verified_on) {
    const context = telling.on(new Date(verified_on))
    await send(telling, context, actor, agent, await specimenForAll(telling))
    await decide(context, telling.staff, agent, 1)
  } else if (waiting) {
    const { hours, failed_before } = waiting
    if (failed_before) {
      const { days_ago, reasons } = failed_before
      const context = before(days_ago * DAY_MS)
      await send(telling, context, actor, agent, await specimenOf(agent))
      await decide(context, telling.staff, agent, 1, reasons)
      await sendPictureAgain(before(hours * HOUR_MS), actor, agent)
    } else await send(telling, before(hours * HOUR_MS), actor, agent, await specimenOf(agent))
  } else if (failed) {
    const context = before(failed.days_ago * DAY_MS)
    await send(telling, context, actor, agent, await specimenOf(agent))
    await decide(context, telling.staff, agent, 1, failed.reasons)
  } else if (draft) await saveDraft(telling.on(telling.now), actor, draft)
}

async function send(telling: Story, context: Context, actor: Person, agent: DemoAgent, picture: Buffer) {
  await keepDocument(context, actor, picture, { isRead: false })
  await submitVerification(doneBy(context, actor), actor, {
    given: answersOf(agent, telling.now),
  })
}

async function sendPictureAgain(context: Context, actor: Person, agent: DemoAgent) {
  await keepDocument(context, actor, await specimenOf(agent), { isRead: false })
  await resubmitVerification(doneBy(context, actor), actor, { given: {} })
}

async function decide(
  context: Context,
  staff: Person,
  { id }: DemoAgent,
  revision: number,
  failed?: Partial<Record<Judged, string>>,
) {
  await claimVerification(context, staff, id)
  await buffer(await openDocumentOfCase(context, staff, id))
  const decision = failed
    ? ({ outcome: 'failed', revision, final: false, reasons: reasonsOf(failed) } as const)
    : ({ outcome: 'verified', revision } as const)
  await decideVerification(doneBy(context, staff), staff, { agentId: id, decision })
}

const reasonsOf = (failed: Partial<Record<Judged, string>>) =>
  Object.entries(failed).map(([field, reason]) => ({ field: field as Judged, reason }))

/** The years that are left to a document, from today, differ from person to person. */
function answersOf({ id, address, dob, gender, waiting }: DemoAgent, today: Date) {
  const years = 2 + (Number.parseInt(id.slice(0, 2), 16) % 5)
  return {
    ...address,
    dob,
    gender,
    document_type: waiting?.document ?? 'passport',
    document_country: address.country,
    document_id: `SPECIMEN-${id.slice(0, 8).toUpperCase()}`,
    document_expires_on: dayIn(today, years * 365),
  } as const
}

/** One picture for all who are verified long ago: nobody compares it any more. */
const forAll = new WeakMap<Story, Promise<Buffer>>()
function specimenForAll(telling: Story) {
  const drawn = forAll.get(telling) ?? drawSpecimen()
  forAll.set(telling, drawn)
  return drawn
}

const specimenOf = ({ first_name, last_name, dob, gender, address, failed }: DemoAgent) =>
  drawSpecimen(
    { name: `${first_name} ${last_name}`, dob, gender, country: address.country },
    { isBlurred: failed?.reasons.document !== undefined },
  )
