import { randomUUID } from 'node:crypto'
import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import { faultsOf, verifyLedger } from '../../src/money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/platform/clock.ts'
import { closeDispute } from '../../src/platform/payments/sandbox/refund-store.ts'
import { saveCard } from '../payments.ts'
import { makePerson } from '../people.ts'
import { Random } from '../random.ts'
import { CARDS, sandboxOf } from '../sandbox.ts'
import { makeService } from '../services.ts'
import { THREE } from '../stages.ts'
import type { Act, Answer, Stage } from './act.ts'
import { acts, favour, themeOf } from './acts/acts.ts'
import { always } from './always.ts'
import { ends } from './ends.ts'
import { type Fault, faultOf, type Rule } from './fault.ts'
import type { Household, Line, Member, Turn } from './household.ts'
import { membersOf } from './household.ts'
import { look, type OrderSight, type Sight } from './sight.ts'
import { enterAs, openWorld, rest, type World } from './world.ts'

/** The time passes before a step; in some of it nothing runs. */
interface Pause {
  ms: number
  isOutage: boolean
}

const STEPS = 34
const WAITS: readonly [ms: number, isOutage?: boolean][] = [
  [10 * MINUTE_MS],
  [10 * MINUTE_MS],
  [10 * MINUTE_MS],
  [HOUR_MS],
  [7 * HOUR_MS],
  [DAY_MS],
  [DAY_MS],
  [2 * DAY_MS],
  [3 * DAY_MS],
  [5 * DAY_MS],
  [8 * DAY_MS],
  [9 * DAY_MS, true],
]

/** A person who wants to be deleted can open a page before they are, and pay on it after. */
const LEAVING: readonly Pause[] = [14 * DAY_MS - 20 * MINUTE_MS, 20 * MINUTE_MS, 10 * MINUTE_MS].map(
  (ms) => ({ ms, isOutage: false }),
)

function pausesOf(seed: number): Pause[] {
  const random = new Random(seed)
  return Array.from({ length: STEPS }, () => {
    const [ms, isOutage = false] = random.one(WAITS)
    return { ms, isOutage }
  }).toSpliced(STEPS / 2, LEAVING.length, ...LEAVING)
}

/** A year in which nobody acts: closely at first, as long as something is still to come. */
const YEAR: readonly number[] = [
  ...Array.from({ length: 40 }, () => 20 * HOUR_MS),
  ...Array.from({ length: 30 }, () => 2 * DAY_MS),
  ...Array.from({ length: 30 }, () => 9 * DAY_MS),
]

export interface Wanted {
  /** The clock goes by it, the same for all. */
  seed: number
  households: readonly Walker[]
}

interface Walker {
  seed: number
  /** Instead of chance. */
  script?: readonly Turn[]
}

export interface Red {
  household: Household | null
  faults: Fault[]
}

/** Everybody walks at once in one house, and then a year passes. */
export async function walk({
  seed,
  households: walkers,
}: Wanted): Promise<{ reds: Red[]; acts: number; households: Household[] }> {
  const world = await openWorld()
  try {
    const households: Household[] = []
    for (const { seed: its, script } of walkers)
      households.push({ ...(await meet(world, its)), ...(script && { script }) })
    const found: Fault[] = []
    let count = 0
    let since = world.server.clock.now()
    const watch = async () => {
      found.push(...(await broken(world, always, [since])))
      since = world.server.clock.now()
    }
    for (const [step, { ms, isOutage }] of pausesOf(seed).entries()) {
      world.server.clock.forward(ms)
      Object.assign(sandboxOf(world.server).wires, { refundsFail: step % 7 === 3, isShort: step % 9 === 5 })
      if (!isOutage) await rest(world)
      const sights = await look(world, households)
      await sideBySide(households, async (household) => {
        for (const turn of turnsOf(household, step)) {
          await take(world, household, sights.get(household) as Sight, turn)
          count++
        }
      })
      await rest(world, { timers: false })
      await watch()
    }
    await lastWord(world)
    for (const ms of YEAR) {
      world.server.clock.forward(ms)
      Object.assign(sandboxOf(world.server).wires, { refundsFail: false, isShort: false })
      await rest(world)
      await watch()
    }
    found.push(...(await broken(world, ends, [])))
    found.push(
      ...faultsOf(await verifyLedger(world.server.context)).map((fault) =>
        faultOf('the books are wrong', { ...fault }),
      ),
    )
    found.push(...households.flatMap(ofStory), ...(await ofStories(world, households)))
    found.push(
      ...world.faults.map((said) => ({
        rule: 'something failed behind the answers',
        of: [...(said.match(UUID) ?? [])],
        said,
      })),
    )
    return { reds: byHousehold(found, households), acts: count, households }
  } finally {
    await world.server.close()
  }
}

const AT_ONCE = 4

/** Some do it at the same time; each household does one thing after the other. */
async function sideBySide(households: readonly Household[], does: (one: Household) => Promise<void>) {
  const waiting = households.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const household of waiting) await does(household)
    }),
  )
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** Faults that only the story itself knows. */
const ofStory = ({ story, agent }: Household): Fault[] =>
  story
    .filter(({ said }) => said.startsWith('5'))
    .map(({ act, said }) => ({
      rule: 'an answer was a fault of ours',
      of: [agent.id],
      said: `${act}: ${said}`,
    }))

/** Faults that show where the books are laid beside what the story knows. */
async function ofStories({ server }: World, households: Household[]): Promise<Fault[]> {
  const { rows: left } = await server.context.pool.query(
    `select order_id as id from fact where fact = 'order_left' and reason like 'Withdrawn within%'`,
  )
  const { rows: payouts } = await server.context.pool.query(
    'select agent_id, ref, sent_at from payout where sent_at is not null',
  )
  const withdrawn = new Set(left.map(({ id }) => id))
  const pause = 72 * HOUR_MS
  return households.flatMap(({ orders, agent, moved }) => [
    ...orders
      .filter(({ id, country }) => withdrawn.has(id) && !canWithdraw(country))
      .map(({ id, country }) => ({ rule: 'somebody withdrew who may not', of: [id], said: country })),
    ...payouts
      .filter(
        ({ agent_id, sent_at }) =>
          agent_id === agent.id &&
          moved.some((at) => sent_at > at && sent_at.getTime() < at.getTime() + pause),
      )
      .map(({ ref }) => ({
        ...{ rule: 'money went out within three days of another bank account', of: [agent.id], said: ref },
      })),
  ])
}

async function broken({ server }: World, rules: readonly Rule[], values: unknown[]) {
  const faults: Fault[] = []
  for (const { name, query } of rules)
    for (const row of (await server.context.pool.query(query, values)).rows) faults.push(faultOf(name, row))
  return faults
}

async function lastWord({ server, house }: World) {
  const open = await house.book
    .selectFrom('dispute')
    .select('id')
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()
  for (const [place, { id }] of open.entries())
    await closeDispute(house.book, id, place % 2 === 0 ? 'lost' : 'won', server.clock.now())
}

function byHousehold(faults: Fault[], households: Household[]): Red[] {
  const owners = new Map<string, Household>()
  for (const household of households)
    for (const id of [...membersOf(household), ...household.orders].map((one) => one.id))
      owners.set(id, household)
  const reds = Map.groupBy(
    faults,
    ({ of }) => owners.get(of.find((id) => id && owners.has(id)) ?? '') ?? null,
  )
  return [...reds].map(([household, all]) => ({ household, faults: all }))
}

async function meet({ server }: World, seed: number): Promise<Household> {
  const random = new Random(seed)
  const client = await makePerson(server)
  const agent = await makePerson(server, {
    home: 'consultant',
    verifiedAgent: true,
    first_name: 'Amara',
    last_name: 'Okafor',
  })
  const second = await makePerson(server)
  const now = server.clock.now()
  const { db } = server.context
  await db
    .insertInto('verification')
    .values({ agent_id: agent.id, label: 'verified', submitted_at: now, decided_at: now, created_at: now })
    .execute()
  const country = random.one(['CA', 'US', 'DE'])
  await db.updateTable('person').set({ country_iso: country }).where('id', '=', client.id).execute()
  const member = (person: typeof client, role: Member['role'], device: string): Member => ({
    ...person,
    role,
    device,
    card: null,
  })
  const theirs = randomUUID()
  const household: Household = {
    ...{ seed, country, orders: [], story: [], moved: [] },
    begins: random.between(0, Math.floor(STEPS / 3)),
    client: member(client, 'client', randomUUID()),
    second: member(second, 'second', theirs),
    agent: member(agent, 'agent', theirs),
    services: [],
    theme: themeOf(random.between(0, 1000)),
  }
  for (const price of [500_00, random.one([33_33, 120_00, 1500_00])])
    household.services.push((await makeService(server, agent, { price })).id)
  household.services.push(await makeStaged(server, agent))
  household.client.card = await saveCard(server, await enterAs(server, household.client), CARDS.visa)
  return household
}

async function makeStaged(server: World['server'], agent: { id: string }) {
  const { id } = await makeService(server, agent, { price: 500_00 })
  const stages = JSON.stringify(THREE)
  await server.context.db.updateTable('service').set({ stages }).where('id', '=', id).execute()
  return id
}

const mix = (...parts: number[]) =>
  parts.reduce((sum, part) => Math.imul(sum ^ part, 0x9e3779b1) >>> 0, 0x85ebca6b)

const turnsOf = (household: Household, step: number) =>
  household.script ? household.script.filter((turn) => turn.step === step) : chosenTurns(household, step)

/** Some steps are passed over, and at some more than one thing is done. */
function chosenTurns({ seed, begins }: Household, step: number): Turn[] {
  if (step < begins) return []
  const random = new Random(mix(seed, step))
  if (step > begins && random.chance(0.45)) return []
  const many = random.chance(0.25) ? 2 : 1
  return Array.from({ length: many }, (_, place) => ({
    step,
    act: '',
    order: null,
    seed: mix(seed, step, place + 1),
  }))
}

/** Acts that the rules allow, by their weight; now and then any other. */
const BLIND = 0.06

function choose(random: Random, chance: Pick<Stage, 'household' | 'sight' | 'order'>): Act {
  if (random.chance(BLIND)) return random.one(acts)
  const weights = acts.map((one) => one.weight(chance) * favour(chance.household.theme, one))
  let left = random.number() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return acts[place] as Act
  }
  return random.one(acts)
}

/** Something can still become of it. */
const isLive = ({ status, isCleared, hasCredit }: OrderSight) =>
  hasCredit || (status !== 'cancelled' && !(status === 'completed' && isCleared))

async function take(world: World, household: Household, sight: Sight, turn: Turn) {
  const random = new Random(turn.seed)
  const live = sight.orders.filter(isLive)
  const drawn =
    random.chance(0.85) && live.length > 0
      ? random.one(live)
      : sight.orders.length > 0
        ? random.one(sight.orders)
        : undefined
  const order = turn.act ? sight.orders.find(({ place }) => place === turn.order) : drawn
  const drawing = choose(new Random(mix(turn.seed, 7)), { household, sight, order })
  const chosen = turn.act ? acts.find(({ name }) => name === turn.act) : drawing
  if (!chosen) throw new Error(`Nobody knows the act “${turn.act}”`)
  const stage: Stage = {
    ...{ world, household, sight, order, random: new Random(mix(turn.seed, 13)) },
    as: (person) => enterAs(world.server, person),
  }
  const answer = await chosen.does(stage)
  if (!answer) return
  household.story.push({
    ...{ step: turn.step, at: world.server.clock.now(), act: chosen.name, order: order?.place ?? null },
    ...{ seed: turn.seed, said: wordsOf(answer) },
  })
}

const wordsOf = ({ status, text, body }: Answer) =>
  status < 300 ? 'done' : status < 500 ? `${status} ${body?.message ?? text}` : `${status} ${text}`

export const scriptOf = (household: Pick<Household, 'story'> | null): Turn[] =>
  (household?.story ?? []).map(({ step, act, order, seed }: Line) => ({ step, act, order, seed }))
