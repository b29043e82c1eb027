import { businessType } from '@sojourn/contract/calls/status'
import { AvailabilityRules } from '@sojourn/contract/supply/availability'
import type { Context } from '../../../server/src/context.ts'
import { changeOwnRow } from '../../../server/src/people/account/change-own-row.ts'
import { updateAddress } from '../../../server/src/people/account/update-address.ts'
import { updateProfile } from '../../../server/src/people/account/update-profile.ts'
import { addInventedMember } from '../../../server/src/people/identity/joining/add-invented-member.ts'
import { DAY_MS, HOUR_MS } from '../../../server/src/platform/clock.ts'
import type { Person } from '../../../server/src/platform/http/actor.ts'
import { declareTrader } from '../../../server/src/supply/agents/declare-trader.ts'
import { saveBusiness } from '../../../server/src/supply/agents/save-business.ts'
import { saveOwnProfile } from '../../../server/src/supply/agents/save-own-profile.ts'
import { changeUsername } from '../../../server/src/supply/agents/usernames/change-username.ts'
import { updateAvailabilityRules } from '../../../server/src/supply/availability/hours/availability-rules.ts'
import { blockDates } from '../../../server/src/supply/availability/hours/block-dates.ts'
import { DEFAULT_RULES } from '../../../server/src/supply/availability/hours/default-rules.ts'
import { updateWorkHours } from '../../../server/src/supply/availability/hours/update-work-hours.ts'
import { addLicence } from '../../../server/src/supply/licences/add-licence.ts'
import { decideLicence } from '../../../server/src/supply/licences/decide-licence.ts'
import { bringReviews } from '../bring-reviews.ts'
import { beginServices, publishServices } from '../bring-services.ts'
import { demoActor, doneBy } from '../demo-actor.ts'
import { lookAfterServices, setPastWork } from '../past-work-store.ts'
import type { Story } from '../story.ts'
import { bringHello } from './bring-hello.ts'
import { bringPortrait } from './bring-portrait.ts'
import type { DemoAgent, DemoPeople } from './demo-people.ts'
import { drawAhead } from './draw-portrait.ts'
import { blocksOf, dayIn, hoursOf } from './hours-of.ts'
import { verifyIdentity } from './verify-identity.ts'

/** Agents, each as far as they have come; who was told before stays as they are. */
export async function bringDemoAgents(telling: Story, { agents }: DemoPeople) {
  const untold = agents.filter(({ id }) => telling.isNew(id) || telling.isHalfTold(id))
  const portraitOf = drawAhead(untold.map(({ username }) => username))
  for (const [done, agent] of untold.entries()) {
    telling.progress(`agents ${done} of ${untold.length}`)
    await bringAgent(telling, agent, portraitOf)
  }
  return untold
}

type PortraitOf = ReturnType<typeof drawAhead>

async function bringAgent(telling: Story, agent: DemoAgent, portraitOf: PortraitOf) {
  const joined = telling.on(joinedOn(agent, telling.now))
  const actor = demoActor(joined, agent.id)
  if (telling.isNew(agent.id) && !(await join(telling, joined, agent))) return
  await introduce(joined, actor, agent)
  await bringPortrait(joined, actor, portraitOf(agent.username))
  await openHours(telling.on(telling.now), actor, agent)
  await setPastWork(telling.tx, agent.id, {
    plan: agent.plan,
    completed_orders: agent.orders,
    response_minutes: agent.response_minutes,
    found_since: agent.verified_on ? new Date(agent.verified_on) : null,
  })
  await bringLicences(telling, actor, agent)
  const services = await beginServices(joined, actor, agent)
  await bringReviews(telling, agent, services)
  await verifyIdentity(telling, actor, agent)
  await publishServices(telling, actor, services)
  await lookAfterServices(telling.tx, agent.id, telling.now)
  if (agent.username === SAYS_HELLO)
    await bringHello(telling.on(telling.now), actor, portraitOf(agent.username), HELLO)
  if (agent.away) await leave(telling.on(telling.now), actor, agent, agent.away)
}

/** One of the story has a video, so that there is one to be seen. */
const SAYS_HELLO = 'amara-okafor'
const HELLO = 'Hello, I am Amara. I help students reach Canada and Ireland.'

const WEEK_MS = 7 * DAY_MS

function joinedOn({ verified_on, waiting, failed }: DemoAgent, now: Date) {
  if (verified_on) return new Date(Date.parse(verified_on) - WEEK_MS)
  const lastSent = (waiting?.hours ?? 0) * HOUR_MS + (failed?.days_ago ?? 0) * DAY_MS
  return new Date(now.getTime() - lastSent - 2 * WEEK_MS)
}

const join = ({ tx, passwordHash }: Story, context: Context, agent: DemoAgent) => {
  const { id, email, first_name, last_name } = agent
  const password_hash = passwordHash
  return addInventedMember(context, tx, {
    id,
    email,
    first_name,
    last_name,
    home: 'consultant',
    password_hash,
  })
}

async function introduce(context: Context, actor: Person, agent: DemoAgent) {
  const { first_name, last_name, dob, gender, timezone, address, headline, languages, business } = agent
  const about = agent.about.join('\n\n')
  await updateProfile(context, actor, { first_name, last_name, about, dob, gender })
  await updateAddress(context, actor, address)
  await changeOwnRow(context, actor, { timezone }, 'timezone_changed')
  await saveOwnProfile(context, actor, { headline, languages })
  await changeUsername(context, actor, agent.username)
  if (agent.verified_on) await declareTrader(context, actor, Boolean(business))
  if (business) {
    const { type, ...told } = business
    await saveBusiness(context, actor, { ...told, business_type: businessType[type][0], ...address })
  }
}

async function openHours(context: Context, actor: Person, agent: DemoAgent) {
  const now = context.clock.now()
  await updateWorkHours(context, actor, hoursOf(agent, now))
  for (const block of blocksOf(agent, now)) await blockDates(context, actor, block)
  if (agent.rules)
    await updateAvailabilityRules(
      context,
      actor,
      AvailabilityRules.parse({ ...DEFAULT_RULES, ...agent.rules }),
    )
}

async function bringLicences(telling: Story, actor: Person, { licences, verified_on }: DemoAgent) {
  for (const { valid_for_days, status, submitted_hours_ago = 0, ...licence } of licences) {
    const sentOn =
      status === 'pending'
        ? new Date(telling.now.getTime() - submitted_hours_ago * HOUR_MS)
        : new Date(verified_on ?? telling.now)
    const context = telling.on(sentOn)
    const valid_until = dayIn(telling.now, valid_for_days)
    const { id } = await addLicence(context, actor, { ...licence, valid_until })
    if (status === 'verified')
      await decideLicence(doneBy(context, telling.staff), telling.staff, id, {
        decision: 'verified',
        revision: 1,
      })
  }
}

const leave = (
  context: Context,
  actor: Person,
  { headline, languages }: DemoAgent,
  { since_days, days }: NonNullable<DemoAgent['away']>,
) => {
  const now = context.clock.now()
  return saveOwnProfile(context, actor, {
    headline,
    languages,
    away_from: dayIn(now, -since_days),
    away_until: dayIn(now, days - since_days),
  })
}
