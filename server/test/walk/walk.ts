import { randomUUID } from 'node:crypto'
import { canWithdraw } from '@sojourn/contract/ground/withdrawal'
import { closeDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { faultsOf, verifyLedger } from '../../src/money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/platform/clock.ts'
import { saveCard } from '../payments.ts'
import { makePerson } from '../people.ts'
import { Random } from '../random.ts'
import { CARDS, sandboxOf } from '../sandbox.ts'
import { makeService } from '../services.ts'
import { THREE } from '../stages.ts'
import type { Answer, Stage } from './act.ts'
import { themeOf } from './acts/acts.ts'
import { always } from './always.ts'
import { choose, hear, mix, planOf, stepOf, walkingTo } from './choose.ts'
import { ends } from './ends.ts'
import { broken, type Fault, faultOf } from './fault.ts'
import type { Household, Line, Member, Turn } from './household.ts'
import { membersOf } from './household.ts'
import { STEPS } from './plans.ts'
import { look, type Sight } from './sight.ts'
import { unpushed } from './unpushed.ts'
import { wordsLeft } from './words-left.ts'
import { enterAs, openWorld, rest, type World } from './world.ts'

/** The time passes before a step; in some of it nothing runs. */
interface Pause {
  ms: number
  isOutage: boolean
}

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

/** Until then payouts are made on the days of their schedules; then more often, so that none waits for its month at the end. */
const LAST = 12

/**
 * A year in which nobody acts: closely at first, as long as something is still to come, and at last, when yearly plans are
 * renewed or end.
 */
const YEAR: readonly number[] = [
  ...Array.from({ length: 40 }, () => 20 * HOUR_MS),
  ...Array.from({ length: 30 }, () => 2 * DAY_MS),
  ...Array.from({ length: 26 }, () => 9 * DAY_MS),
  ...Array.from({ length: LAST }, () => 4 * DAY_MS),
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
      found.push(...(await broken(world, always, [since])), ...(await unpushed(world, since)))
      since = world.server.clock.now()
    }
    for (const [step, { ms, isOutage }] of pausesOf(seed).entries()) {
      world.server.clock.forward(ms)
      Object.assign(sandboxOf(world.server).wires, { refundsFail: step % 7 === 3, isShort: step % 3 === 2 })
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
    for (const [place, ms] of YEAR.entries()) {
      world.server.clock.forward(ms)
      Object.assign(sandboxOf(world.server).wires, { refundsFail: false, isShort: false })
      await rest(world, { isQuiet: place < YEAR.length - LAST })
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
    found.push(...(await wordsLeft(world)))
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
  story.flatMap(({ act, said, breaks }) => {
    const rule = said.startsWith('5') ? 'an answer was a fault of ours' : breaks
    return rule ? [{ rule, of: [agent.id], said: `${act}: ${said}` }] : []
  })

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
    client: member(client, 'client', randomUUID()),
    second: member(second, 'second', theirs),
    agent: member(agent, 'agent', theirs),
    services: [],
    theme: themeOf(random.between(0, 1000)),
    ...{ begins: random.between(0, Math.floor(STEPS / 3)), plan: [], refused: 0 },
    ...walkingTo(planOf(seed)),
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

const turnsOf = (household: Household, step: number) =>
  household.script ? household.script.filter((turn) => turn.step === step) : chosenTurns(household, step)

/** Some steps are passed over, and at some more than one thing is done. */
function chosenTurns({ seed, begins, plan }: Household, step: number): Turn[] {
  if (step < begins) return []
  const random = new Random(mix(seed, step))
  const at = stepOf(plan[0])
  if (at !== undefined && step < at) return []
  const isDue = at === step
  if (step > begins && !isDue && random.chance(plan.length > 0 ? 0.2 : 0.45)) return []
  const many = random.chance(0.25) ? 2 : 1
  return Array.from({ length: many }, (_, place) => ({
    step,
    act: '',
    order: null,
    seed: mix(seed, step, place + 1),
  }))
}

async function take(world: World, household: Household, sight: Sight, turn: Turn) {
  const chosen = choose(household, sight, turn)
  if (!chosen) return
  const { act, order, isMeant } = chosen
  const stage: Stage = {
    ...{ world, household, sight, order, random: new Random(mix(turn.seed, 13)) },
    as: (person) => enterAs(world.server, person),
  }
  const answer = await act.does(stage)
  if (isMeant) hear(household, answer)
  if (!answer) return
  household.story.push({
    ...{ step: turn.step, at: world.server.clock.now(), act: act.name, order: order?.place ?? null },
    ...{ seed: turn.seed, said: wordsOf(answer), ...(answer.breaks && { breaks: answer.breaks }) },
  })
}

const wordsOf = ({ status, text, body }: Answer) =>
  status < 300 ? 'done' : status < 500 ? `${status} ${body?.message ?? text}` : `${status} ${text}`

export const scriptOf = (household: Pick<Household, 'story'> | null): Turn[] =>
  (household?.story ?? []).map(({ step, act, order, seed }: Line) => ({ step, act, order, seed }))
