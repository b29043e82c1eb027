import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContext, visit } from './browser.ts'
import { expectInOrder, LOOKS } from './look-over.ts'
import { makeGoal } from './make-goal.ts'
import { makeService } from './make-service.ts'
import { type OwnScreen, ownScreens } from './screens.ts'
import { sendVerification } from './send-verification.ts'
import { type Kind, makePerson, signIn } from './sign-in.ts'

const people = {
  client: await makePerson(),
  agent: await makePerson({ kind: 'agent', firstName: 'Mateus' }),
  staff: await makePerson({ kind: 'staff', firstName: 'Ines' }),
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

const screens = ownScreens({ person: client.uuid, goal: goal.id, service: service.id, verification })

describe.each(LOOKS)('$width px, $scheme', ({ width, scheme, alsoAt }) => {
  const browsers = new Map<Kind, BrowserContext>()
  beforeAll(async () => {
    for (const kind of ['client', 'agent', 'staff'] as const) {
      const browser = await openContext({ width, scheme })
      browsers.set(kind, browser)
      await signIn(browser, people[kind])
    }
  })
  afterAll(() => Promise.all([...browsers.values()].map((browser) => browser.close())))

  test.each(screens)('$name ($of) is in order', async ({ of, ...screen }: OwnScreen) => {
    await expectInOrder(browsers.get(of) as BrowserContext, screen, alsoAt)
  })
})

test.each(screens)('$name ($of) asks a stranger to sign in, and leads there afterwards', async ({ path }) => {
  const { page } = await visit(path)
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/p/auth/login')
  expect(searchParams.get('return_to')).toBe(path)
})
