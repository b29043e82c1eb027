import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { meetingThatEnds } from '../meetings/meeting-that-ends.ts'
import { countExtras } from '../offers/extras/count-extras.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { endsUnstarted, ownRiskUntil, startBy } from '../orders/own-risk.ts'
import { NO_MORE, whyNoMore } from '../orders/stages/why-no-more.ts'
import { newestExtensionOf } from './extensions/extension-store.ts'
import { type WorkSide, workToRead } from './hold-work.ts'
import { missingOf } from './missing-of.ts'
import { requestsOf } from './request-store.ts'
import { withAuthority } from './with-authority.ts'
import { filingOf } from './with-authority-store.ts'
import { viewRequest, viewWork } from './work-view.ts'

export async function showWork(context: Context, actor: Person, id: string, db: Reader = context.db) {
  const work = await workOf(db, actor, id)
  const { status, paid_at } = work
  const side = work.agent_id === actor.id ? 'agent' : 'client'
  const isWaiting = status === 'paid' && paid_at
  const now = context.clock.now()
  const filing = work.stage === 'preparing' ? undefined : await filingOf(db, id)
  return viewWork(work, {
    side,
    now,
    filedAt: filing?.filed_at ?? null,
    withAuthority: withAuthority(work, filing, now),
    startBy: isWaiting ? await startBy(db, { ...work, paid_at }) : null,
    endsUnstarted: isWaiting ? await endsUnstarted(db, { ...work, paid_at }) : null,
    ownRiskUntil: await ownRiskUntil(context, db, work),
    missing: isWaiting ? await missingOf(db, work) : (work.started_without ?? []),
    requests: await requestsOf(db, id),
    extension: await newestExtensionOf(db, id),
    noExtra: status === 'paid' || status === 'ongoing' ? await noExtra(context, db, work, side) : null,
    ends: status === 'ongoing' && side === 'client' ? await whatEnds(context, db, work) : null,
  })
}

/** Why the agent can take on no more is for them to read. */
async function noExtra(context: Context, db: Reader, work: HeldOrder, side: WorkSide) {
  const why = await whyNoMore(context, db, work)
  return why && side === 'client' ? NO_MORE : why
}

const whatEnds = async ({ clock }: Context, db: Reader, { id, stage_no, stage_count }: HeldOrder) => ({
  ...(await meetingThatEnds(db, id, clock.now())),
  extras: stage_no < stage_count ? 0 : await countExtras(db, id, clock.now()),
})

export async function listRequests({ db }: Context, actor: Person, id: string) {
  await workOf(db, actor, id)
  return (await requestsOf(db, id)).map(viewRequest)
}

async function workOf(db: Reader, actor: Person, id: string): Promise<HeldOrder> {
  const work = await workToRead(db, id)
  if (!work || (work.client_id !== actor.id && work.agent_id !== actor.id)) throw new Refusal('not_found')
  return work
}
