import type { NewOffer } from '@sojourn/contract/work/offers'
import type { Context } from '../../context.ts'
import { perform, tellStep } from '../../ground/facts/perform.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { holdAgent } from '../../supply/agents/hold-agent.ts'
import { visaOffered } from '../../supply/services/visa-offered.ts'
import { offerMachine } from './offer-machine.ts'
import { addOffer, countMade, findOffer, lockOffer, type OfferRow, type Place } from './offer-store.ts'
import { placeOfAgent, refuseClosed } from './place-to-offer.ts'
import { refuseUnready } from './refuse-unready.ts'
import { showOffer } from './show-offer.ts'
import { stateOf } from './state-of.ts'

/** OF1. The agent is held with it: of several made at once, each counts those before it. */
export const makeOffer = (context: Context, actor: Person, conversation: string, typed: NewOffer) =>
  transact(context, async (tx) => {
    await holdAgent(tx, actor.id)
    const place = await placeOfAgent(tx, actor, conversation)
    return send(context, tx, actor, { place, typed, before: null })
  })

/** OF3 and OF1: the version before leaves its place in the plan to the one after it. */
export const replaceOffer = (context: Context, actor: Person, id: string, typed: NewOffer) =>
  transact(context, async (tx) => {
    await holdAgent(tx, actor.id)
    const before = await lockOffer(tx, id)
    if (before?.agent_id !== actor.id) throw new Refusal('not_found')
    const now = context.clock.now()
    if (before.extra_of)
      throw notNow('This changes an order that runs. Please answer it on the page of the order.')
    if (stateOf(before, now) === 'expired') throw refusalOf(offerMachine.replace)
    if (!before.conversation_id) throw refusalOf(offerMachine.replace)
    const place = await placeOfAgent(tx, actor, before.conversation_id)
    await perform(context, tx, offerMachine.replace, before, { patch: { updated_at: now } })
    return send(context, tx, actor, { place, typed, before })
  })

interface Sent {
  place: Place
  typed: NewOffer
  before: OfferRow | null
}

async function send(context: Context, tx: Tx, actor: Person, { place, typed, before }: Sent) {
  await refuseClosed(context, tx, place)
  await refuseFlood(context, tx, actor.id, place)
  const aim = await visaOffered(tx, typed.country, typed.visa)
  await refuseUnready(context, tx, actor.id, aim)
  const { id } = await addOffer(tx, {
    agent_id: actor.id,
    client_id: place.client_id,
    conversation_id: place.id,
    order_id: place.order_id,
    goal_id: place.goal_id,
    replaces_id: before?.id ?? null,
    version: (before?.version ?? 0) + 1,
    ...termsIn(typed, aim),
    ...timesFrom(context.clock.now(), typed.holds),
  })
  const offer = await findOffer(tx, id)
  if (!offer) throw new Error('An offer is there once it is made')
  await tellStep(context, tx, offerMachine.send, offer, { along: { offer } })
  return showOffer(context, actor, id, tx)
}

/** Each is a mail to the client: more than anybody weighs in a day is no offer. */
const MOST_A_DAY = 10

export async function refuseFlood(
  { clock }: Context,
  tx: Tx,
  agentId: string,
  { client_id: clientId }: Pick<Place, 'client_id'>,
) {
  const since = new Date(clock.now().getTime() - DAY_MS)
  if ((await countMade(tx, { agentId, clientId, by: 'agent', since })) >= MOST_A_DAY)
    throw notNow(`You made this client ${MOST_A_DAY} offers in a day. Please wait for their answer.`)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const termsIn = (typed: NewOffer, { country, visa, purposes }: Awaited<ReturnType<typeof visaOffered>>) => ({
  title: typed.title,
  description: typed.included,
  excluded: typed.excluded,
  price_amount: sum(typed.stages.map(({ amount }) => amount)),
  currency: typed.currency,
  delivery_days: sum(typed.stages.map(({ days }) => days)),
  meeting_minutes: typed.meeting_length,
  requirements: JSON.stringify(typed.requirements),
  refund_schedule: JSON.stringify(typed.refund_schedule),
  revisions: typed.revisions,
  people: typed.people ?? null,
  stages: JSON.stringify(typed.stages),
  country_iso: country.id,
  visa_id: visa.id,
  visa_name: visa.name,
  purposes: JSON.stringify(purposes),
})

/** Its reader is warned a day before its end, and of one that holds no longer than two days half of it before. */
export function timesFrom(now: Date, days: number) {
  const ends = now.getTime() + days * DAY_MS
  const warnedBefore = Math.min(DAY_MS, (days * DAY_MS) / 2)
  return {
    ends_at: new Date(ends),
    warns_at: new Date(ends - warnedBefore),
    created_at: now,
    updated_at: now,
  }
}
