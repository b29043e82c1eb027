import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, withSandbox, withStripe } from '../../../../test/hand-at-processor.ts'
import { linkIn, mailAbout } from '../../../../test/mailbox.ts'
import { enter, makePayment, payOnPage } from '../../../../test/payments.ts'
import { type Browser, PASSWORD } from '../../../../test/people.ts'
import { ProcessorRefused, ProcessorUnreachable } from '../../../platform/payments/processor.ts'
import { tellEmails } from './tell-emails.ts'

describe.each([
  ['the sandbox', withSandbox],
  ['Stripe', withStripe],
])('a changed email of somebody %s knows', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world?.close())

  const tell = () => tellEmails.run(world.server.context, {})

  async function customer() {
    const { server } = world
    const { shopper, browser, ref } = await makePayment(server)
    await payOnPage(browser, ref)
    const { processor_id } = await server.context.db
      .selectFrom('processor_customer')
      .select('processor_id')
      .where('person_id', '=', shopper.id)
      .executeTakeFirstOrThrow()
    const known = () => world.emailOf(processor_id)
    expect(await known()).toBe(shopper.email)
    server.clock.forward(60_000)
    return { shopper, browser: await enter(server, shopper), known }
  }

  const tokenIn = async (email: string, subject: RegExp, name = 'token') =>
    linkIn(await mailAbout(world.server, email, subject)).searchParams.get(name)

  async function change(browser: Browser, from: string) {
    const email = `new-${from}`
    await browser.post('/account/email', { email, confirmEmail: email, password: PASSWORD })
    for (const token of [await tokenIn(from, /^Change of/), await tokenIn(email, /^Confirm your/)])
      expect((await browser.post(`/account/email/${token}`)).status).toBe(200)
    return email
  }

  test('is told to them, and so is one that is taken back', async () => {
    const { shopper, browser, known } = await customer()
    await tell()
    expect(await known()).toBe(shopper.email)
    const email = await change(browser, shopper.email)
    await tell()
    expect(await known()).toBe(email)
    world.server.clock.forward(60_000)
    const undo = await tokenIn(shopper.email, /email was changed/, 'undo')
    expect((await browser.delete(`/account/email/${undo}`)).status).toBe(200)
    await tell()
    expect(await known()).toBe(shopper.email)
  })

  test('is told later where they could not be reached, once, and keeps nobody else waiting', async () => {
    const [first, second] = [await customer(), await customer()]
    const emails = [
      await change(first.browser, first.shopper.email),
      await change(second.browser, second.shopper.email),
    ]
    const { processor } = world.server.context
    const { updateCustomer } = processor
    const asked: string[] = []
    let isAway = true
    processor.updateCustomer = async (told) => {
      asked.push(told.email)
      if (isAway && told.email === emails[0]) throw new ProcessorUnreachable('away')
      return updateCustomer(told)
    }
    try {
      await tell()
      expect([await first.known(), await second.known()]).toEqual([first.shopper.email, emails[1]])
      isAway = false
      await tell()
      await tell()
      expect(await first.known()).toBe(emails[0])
      expect(asked).toEqual([emails[0], emails[1], emails[0]])
    } finally {
      processor.updateCustomer = updateCustomer
    }
  })

  test('that they do not take is not told again and again', async () => {
    const { shopper, browser, known } = await customer()
    await change(browser, shopper.email)
    const { processor } = world.server.context
    const { updateCustomer } = processor
    let asked = 0
    processor.updateCustomer = async () => {
      asked++
      throw new ProcessorRefused('not an email')
    }
    try {
      await tell()
      await tell()
    } finally {
      processor.updateCustomer = updateCustomer
    }
    expect([asked, await known()]).toEqual([1, shopper.email])
  })
})
