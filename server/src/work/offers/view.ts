import { offerStatus } from '@sojourn/contract/calls/status'
import type { Offer, OfferPeople, OfferSummary } from '@sojourn/contract/work/offers'
import type { Party } from '@sojourn/contract/work/orders'
import { may } from '../../platform/states/machine.ts'
import { offerMachine } from './offer-machine.ts'
import type { OfferRow } from './offer-store.ts'
import { stateOf } from './state-of.ts'

const pictureOf = (key: string | null) => key && `/api/${key}.webp`

interface NamedClient {
  client_id: string
  client_first_name: string | null
  client_last_name: string | null
  client_picture_key: string | null
}

export const viewClient = (row: NamedClient): Party => ({
  uuid: row.client_id,
  full_name: `${row.client_first_name} ${row.client_last_name}`,
  profile_picture: pictureOf(row.client_picture_key),
  username: null,
})

const agentOf = (row: OfferRow): Party => ({
  uuid: row.agent_id,
  full_name: `${row.agent_first_name} ${row.agent_last_name}`,
  profile_picture: pictureOf(row.agent_picture_key),
  username: row.agent_username ?? row.agent_page,
})

export const viewOfferSummary = (row: OfferRow, now: Date): OfferSummary => ({
  uuid: row.id,
  status: [...offerStatus[stateOf(row, now)]],
  title: row.title,
  price: { amount: row.price_amount, currency: row.currency },
  delivery_time: row.delivery_days,
  version: row.version,
  client: viewClient(row),
  agent: agentOf(row),
  ends_at: row.ends_at.toISOString(),
  extra: row.extra_of !== null,
  proposed_by: row.proposed_by as OfferSummary['proposed_by'],
  created_at: { date: row.created_at.toISOString() },
})

interface Seen {
  now: Date
  side: 'client' | 'agent'
  replaced_by: string | null
  order: { id: string; ref: string } | null
}

export const viewOffer = (row: OfferRow, { now, side, replaced_by, order }: Seen): Offer => ({
  ...viewOfferSummary(row, now),
  included: row.description,
  excluded: row.excluded,
  country: { id: row.country_iso, name: row.country_name },
  visa: { id: row.visa_id, name: row.visa_name },
  purposes: row.purposes,
  meeting_length: row.meeting_minutes,
  requirements: row.requirements,
  refund_schedule: row.refund_schedule,
  revisions: row.revisions,
  stages: row.stages.map(({ name, delivers, days, amount }) => ({
    name,
    delivers,
    days,
    amount: { amount, currency: row.currency },
  })),
  people: peopleOf(row, side),
  goal: side === 'client' ? row.goal_id : null,
  conversation: { uuid: row.conversation_id, order: placeOf(row) },
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
  replaces: row.replaces_id,
  replaced_by,
  order: order && { uuid: order.id, ref: order.ref },
  may: may(offerMachine, stateOf(row, now), side),
})

/** An offer keeps no name: the client reads those of their goal, the agent those of the order, as long as they are so many. */
function peopleOf(row: OfferRow, side: Seen['side']): OfferPeople | null {
  if (row.people === null) return null
  const others = side === 'client' ? row.goal_others : row.order_others
  const names = others ? [viewClient(row).full_name, ...others] : []
  return {
    count: row.people,
    names: names.length === row.people ? names : [],
    applying: side === 'client' && others ? names.length : null,
  }
}

const placeOf = ({ order_id, order_ref, order_title }: OfferRow) =>
  order_id === null || order_ref === null || order_title === null
    ? null
    : { uuid: order_id, ref: order_ref, title: order_title }
