import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openContext } from './browser.ts'
import { expectInOrder, LOOKS } from './look-over.ts'
import { makeGoal } from './make-goal.ts'
import { makeGoalFor, makeOrder, payByGift, serviceOf } from './make-order.ts'
import { makeService } from './make-service.ts'
import { DEMO_PASSWORD, EMRE } from './people.ts'
import { type OwnScreen, ownScreens } from './screens.ts'
import { sendVerification } from './send-verification.ts'
import { makePerson, signIn } from './sign-in.ts'

const people = {
  client: await makePerson(),
  agent: await makePerson({ kind: 'agent', firstName: 'Mateus' }),
  staff: await makePerson({ kind: 'staff', firstName: 'Ines' }),
  hired: EMRE,
}

const context = await openContext()
afterAll(() => context.close())
await signIn(context, people.client)
const { data: client } = await (await context.request.get('/api/account')).json()

const goal = await makeGoal(context)

const agentContext = await openContext()
afterAll(() => agentContext.close())
await signIn(agentContext, people.agent)
const service = await makeService(agentContext)

const waiting = await openContext()
afterAll(() => waiting.close())
await signIn(waiting, await makePerson({ kind: 'agent', firstName: 'Ines' }))
const verification = await sendVerification(waiting)

const desk = await openContext()
afterAll(() => desk.close())
await signIn(desk, people.staff)
const bought = await serviceOf(context, EMRE.username, ({ meeting_length }) => meeting_length !== null)
const order = await makeOrder(context, await makeGoalFor(context, bought), bought)
await payByGift(context, desk, order, bought)

const screens = ownScreens({
  person: client.uuid,
  goal: goal.id,
  service: service.id,
  verification,
  order: order.uuid,
})

describe.each(LOOKS)('$width px', ({ width, alsoAt }) => {
  const browsers = new Map<keyof typeof people, BrowserContext>()
  beforeAll(async () => {
    for (const kind of ['client', 'agent', 'staff', 'hired'] as const) {
      const browser = await openContext({ width })
      browsers.set(kind, browser)
      await signIn(browser, people[kind], kind === 'hired' ? DEMO_PASSWORD : undefined)
    }
  })
  afterAll(() => Promise.all([...browsers.values()].map((browser) => browser.close())))

  test.each(screens)('$name ($of) is in order', async ({ of, ...screen }: OwnScreen) => {
    await expectInOrder(browsers.get(of) as BrowserContext, screen, alsoAt)
  })
})
