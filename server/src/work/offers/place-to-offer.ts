import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { isTalkOver } from '../orders/is-talk-over.ts'
import { findPlace, type Place } from './offer-store.ts'

/** A conversation in which somebody is the agent. */
export async function placeOfAgent(db: Reader, actor: Pick<Person, 'id'>, id: string): Promise<Place> {
  const place = await findPlace(db, id)
  if (place?.agent_id !== actor.id) throw new Refusal('not_found')
  return place
}

/** Nobody is offered anything where they could not answer it. */
export async function refuseClosed({ clock }: Pick<Context, 'clock'>, db: Reader, place: Place) {
  if (place.blocked_by !== null)
    throw notNow('This conversation is blocked, so you cannot make an offer in it.')
  if (place.client_deleted_at !== null)
    throw notNow('This client has deleted their account, so you cannot make them an offer.')
  const openMs = await ruleMs(db, 'conversation_open')
  const { status, completed_at, cancelled_at } = place
  const isOver = status
    ? isTalkOver({ status, completed_at, cancelled_at }, { now: clock.now(), openMs })
    : place.question_status === 'closed'
  if (isOver) throw notNow('This conversation is closed, so you cannot make an offer in it.')
}
