import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePaidWork, makeSides, type PaidWork } from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { Random } from '../../../test/random.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { drawSeed, rounds } from '../../../test/test-set.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { tendConflicts } from './tend-conflicts.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let staff: Browser
let decider: TestPerson
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  decider = await makePerson(server, { staff: true })
})
afterAll(() => server.close())

type State = 'paid' | 'ongoing' | 'conflicted' | 'completed' | 'cancelled'

/** The rules say this of one order. */
interface Model {
  state: State
  /** The order goes back to it after its conflict. */
  resume: State
  conflict: string
  opener: 'client' | 'agent'
  isWithTeam: boolean
  /** The words are those somebody said before. */
  opened: number
  said: Set<'client' | 'agent'>
  isFiled: boolean
  /** A completion request waits. */
  asked: string | null
  /** A proposal that waits, by whom, and how much of it goes back. */
  proposal: { id: string; by: 'client' | 'agent'; amount: number; continues: boolean } | null
  left: number
}

type Answer = Awaited<ReturnType<Browser['post']>>

interface Move {
  may: (model: Model) => boolean
  act: (work: PaidWork, model: Model) => Promise<Answer>
  /** The rules say what follows. */
  after: (model: Model, body: Answer['body']) => void
}

const PRICE = 500_00
const TEXT = 'Nothing has happened for three weeks.'
const isOpen = ({ state }: Model) => state === 'paid' || state === 'ongoing'
const isFinal = ({ state }: Model) => state === 'cancelled' || state === 'completed'
const path = (work: PaidWork, { conflict }: Model) => `/orders/${work.id}/conflicts/${conflict}`

const browserOf = (by: 'client' | 'agent') => (by === 'client' ? 'asClient' : 'asAgent')

/** Something new, or the words that this side may have said before. */
const open = (by: 'client' | 'agent', isNew: boolean): Move => ({
  may: (model) => isOpen(model) && (isNew || !model.said.has(by)),
  act: (work, { opened }) =>
    work[browserOf(by)].post(`/orders/${work.id}/conflicts`, {
      ...{ reason: 'late', text: isNew ? `${TEXT} Complaint ${opened}.` : TEXT },
    }),
  after(model, { data }) {
    const opened = model.opened + 1
    if (!isNew) model.said.add(by)
    Object.assign(model, { resume: model.state, state: 'conflicted', conflict: data.id, asked: null })
    Object.assign(model, { opener: by, opened, isWithTeam: opened > 2 })
  },
})

const step = (
  by: 'client' | 'agent',
  name: 'withdraw' | 'ask_team',
  move: Pick<Move, 'may' | 'after'>,
): Move => ({
  may: (model) => model.state === 'conflicted' && move.may(model),
  act: (work, model) => work[browserOf(by)].patch(path(work, model), { step: name }),
  after: move.after,
})

const withdraw = (by: 'client' | 'agent') =>
  step(by, 'withdraw', {
    may: ({ opener }) => opener === by,
    after: (model) => Object.assign(model, { state: model.resume, proposal: null }),
  })

const askTeam = (by: 'client' | 'agent') =>
  step(by, 'ask_team', {
    may: ({ isWithTeam }) => !isWithTeam,
    after: (model) => Object.assign(model, { isWithTeam: true }),
  })

/** The work decides by how far it is: all comes back, half of it, or nothing. */
const scheduled = ({ resume, isFiled, left }: Model) => {
  if (resume === 'paid') return left
  return isFiled ? 0 : Math.round(left / 2)
}

function agree(model: Model) {
  const { amount = 0, continues } = model.proposal ?? {}
  const left = model.left - amount
  const ended = left === 0 ? 'cancelled' : 'completed'
  Object.assign(model, { left, proposal: null, state: continues ? model.resume : ended })
}

/** Its reader was warned, and the time is over. */
async function passTime({ conflict }: Model) {
  const { context } = server
  const past = new Date(context.clock.now().getTime() - 1)
  await context.pool.query(
    `update refund_request set reply_by = $2, reminders = 2
     where conflict_id = $1 and status = 'pending' and reply_by is not null`,
    [conflict, past],
  )
  await tendConflicts.run(context, {})
}

const propose = (by: 'client' | 'agent', share: number, continues = false): Move => ({
  may: (model) => model.state === 'conflicted',
  act: (work, model) =>
    work[by === 'client' ? 'asClient' : 'asAgent'].post(`${path(work, model)}/refunds`, {
      ...{ amount: Math.floor(model.left * share), text: TEXT, continues },
    }),
  after(model, { data }) {
    const { id, amount } = data.refunds.at(-1)
    model.proposal = { id, by, amount: amount.amount, continues }
  },
})

const moves: Record<string, Move> = {
  start: {
    may: ({ state }) => state === 'paid',
    act: (work) => work.asAgent.post(`/orders/${work.id}/start`),
    after: (model) => Object.assign(model, { state: 'ongoing' }),
  },
  decline: {
    may: ({ state }) => state === 'paid',
    act: (work) => work.asAgent.post(`/orders/${work.id}/decline`, { reason: 'I have too much to do.' }),
    after: (model) => Object.assign(model, { state: 'cancelled', left: 0 }),
  },
  leave: {
    may: ({ state, resume }) => state === 'paid' || (state === 'conflicted' && resume === 'paid'),
    act: (work) => work.asClient.post(`/orders/${work.id}/leave`, { destination: 'card' }),
    after: (model) => Object.assign(model, { state: 'cancelled', left: 0, proposal: null }),
  },
  stage: {
    may: ({ state }) => state === 'ongoing',
    act: (work) => work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'filed' }),
    after: (model) => Object.assign(model, { isFiled: true }),
  },
  ask: {
    may: ({ state, asked }) => state === 'ongoing' && asked === null,
    act: (work) => work.asAgent.post(`/orders/${work.id}/completion-requests`, { summary: 'All is filed.' }),
    after: (model, { data }) => Object.assign(model, { asked: data.request.id }),
  },
  'ask for changes': {
    may: ({ state, asked }) => state === 'ongoing' && asked !== null,
    act: (work, { asked }) =>
      work.asClient.post(`/orders/${work.id}/completion-requests/${asked}/answer`, {
        ...{ accept: false, changes: 'Page 2 is missing.' },
      }),
    after: (model) => Object.assign(model, { asked: null }),
  },
  accept: {
    may: ({ state }) => state === 'ongoing',
    act: (work) => work.asClient.post(`/orders/${work.id}/accept`),
    after: (model) => Object.assign(model, { state: 'completed', asked: null }),
  },
  'conflict of the client': open('client', true),
  'conflict of the agent': open('agent', true),
  'the same conflict of the client': open('client', false),
  'the same conflict of the agent': open('agent', false),
  'the client withdraws': withdraw('client'),
  'the agent withdraws': withdraw('agent'),
  'the client asks our team': askTeam('client'),
  'the agent asks our team': askTeam('agent'),
  silence: {
    may: ({ state, proposal, isWithTeam }) => state === 'conflicted' && proposal !== null && !isWithTeam,
    async act(work, model) {
      await passTime(model)
      const isDue = model.state === 'conflicted' && model.proposal !== null && !model.isWithTeam
      const shown = await work.asClient.get(`/orders/${work.id}`)
      return isDue ? shown : { ...shown, status: 409 }
    },
    after(model) {
      if ((model.proposal?.amount ?? 0) >= scheduled(model)) agree(model)
      else Object.assign(model, { isWithTeam: true, proposal: null })
    },
  },
  'ask for all': propose('client', 1),
  'ask for a part': propose('client', 0.4),
  'offer a part': propose('agent', 0.2),
  'offer to go on': propose('agent', 0.1, true),
  agree: {
    may: ({ state, proposal }) => state === 'conflicted' && proposal !== null,
    act: (work, model) =>
      work[model.proposal?.by === 'client' ? 'asAgent' : 'asClient'].patch(
        `${path(work, model)}/refunds/${model.proposal?.id}`,
        { answer: 'accept' },
      ),
    after: agree,
  },
  'end by our team': {
    may: (model) => !isFinal(model),
    act: (work, { left }) =>
      staff.post(`/staff/orders/${work.id}/end`, {
        reason: 'legal',
        amount: Math.floor(left / 2),
        text: TEXT,
      }),
    after: (model) =>
      Object.assign(model, {
        state: 'cancelled',
        left: model.left - Math.floor(model.left / 2),
        proposal: null,
      }),
  },
}

const WALKS = rounds(4, 200)
const STEPS = 12

/** Tries a random step; what the rules refuse is refused and changes nothing. */
async function walk(seed: number) {
  const random = new Random(seed)
  // The clock has moved since they came.
  sides.shopper.browser = await enter(server, sides.shopper)
  sides.asAgent = await enter(server, sides.agent)
  staff = await enter(server, decider)
  const work = await makePaidWork(server, sides)
  const model: Model = {
    ...{ state: 'paid', resume: 'paid', conflict: work.id, asked: null, proposal: null, left: PRICE },
    ...{ opener: 'client', isWithTeam: false, opened: 0, said: new Set(), isFiled: false },
  }
  const taken: string[] = []
  for (let count = 0; count < STEPS && !isFinal(model); count++) {
    const name = random.one(Object.keys(moves))
    const move = moves[name] as Move
    const isAllowed = move.may(model)
    const answer = await move.act(work, model)
    const said = `seed ${seed}: ${[...taken, name].join(', ')}: ${answer.text}`
    expect(answer.status < 300, said).toBe(isAllowed)
    if (!isAllowed) expect([404, 409, 422], said).toContain(answer.status)
    if (isAllowed) move.after(model, answer.body)
    taken.push(isAllowed ? name : `(${name})`)
    await quieten(server)
    await expectAsTold(work, model, said)
  }
}

async function expectAsTold(work: PaidWork, model: Model, said: string) {
  const { status } = await server.context.db
    .selectFrom('client_order')
    .select('status')
    .where('id', '=', work.id)
    .executeTakeFirstOrThrow()
  expect(status, said).toBe(model.state)
  expect(0 - (await balanceOf(server, 'escrow', work.id)), said).toBe(isFinal(model) ? 0 : model.left)
  expect(await verifyLedger(server.context), said).toMatchObject({ entries: [], accounts: [], pending: [] })
}

test(`${WALKS} random walks through an order go as the rules say, and the books hold after each step`, {
  timeout: 60_000 + WALKS * 20_000,
}, async () => {
  const first = drawSeed(7)
  for (let seed = first; seed < first + WALKS; seed++) await walk(seed)
})
