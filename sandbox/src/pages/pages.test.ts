import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../server/src/platform/clock.ts'
import { type OpenedSandbox, openSandboxAlone } from '../../../server/test/open-sandbox.ts'
import { Shop } from '../../../server/test/processor-contract/shop.ts'
import { CARDS } from '../../../server/test/sandbox.ts'
import { TEST_CARDS } from '../cards/test-cards.ts'
import { useCardAt } from './use-page.ts'

let opened: OpenedSandbox
let shop: Shop
beforeAll(async () => {
  opened = await openSandboxAlone()
  shop = new Shop(opened)
})
afterAll(() => opened.close())

const get = (url: string) => opened.app.inject(opened.pathOf(url))
const stateOf = async (id: string) => (await opened.processor.readAttempt(id))?.state

test('a checkout says that it is a test, what is paid for, and every card one may use', async () => {
  const { url } = await shop.openCheckout({
    description: 'Study <b>permit</b>',
    amount: 5_000,
    currency: 'JPY',
  })
  const { body, headers } = await get(url)
  expect(body).toContain('No money moves here')
  expect(body).toContain('¥5,000')
  expect(body).toContain('Study &lt;b&gt;permit&lt;/b&gt;')
  for (const { number } of TEST_CARDS) expect(body).toContain(`?card=${number}#card`)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://sojourn.example;")
  expect(policy).not.toContain('unsafe')
})

test('a press on a test card fills the form, without a script', async () => {
  const { url } = await shop.openCheckout()
  const { body } = await get(`${url}?card=4000000000000002`)
  expect(body).toContain('value="4000 0000 0000 0002"')
  expect(body).toContain('value="12 / 29"')
  expect(body).not.toContain('<script')
  expect((await get(`${url}?card=4111111111111111`)).body).not.toContain('4111')
})

test('who has paid is led to where the shop wants them, and sees so when they come back', async () => {
  const { id, url } = await shop.openCheckout()
  const answer = await opened.typeCard(url, CARDS.visa)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('https://sojourn.example/p/close?outcome=success')
  expect(await stateOf(id)).toBe('captured')
  expect((await get(url)).body).toContain('This is paid already')
  expect((await opened.typeCard(url, CARDS.visa)).body).toContain('This is paid already')
})

test('who is declined reads why, finds what they typed but the code, and may try another card', async () => {
  const { id, url } = await shop.openCheckout()
  const { statusCode, body } = await opened.typeCard(url, CARDS.declined)
  expect(statusCode).toBe(200)
  expect(body).toContain('Your bank declined this card.')
  expect(body).toContain('value="4000 0000 0000 0002"')
  expect(body).not.toContain('value="123"')
  expect((await get(url)).body).toContain('Your bank declined this card.')
  await opened.typeCard(url, CARDS.mastercard)
  expect(await stateOf(id)).toBe('captured')
})

test('who does not confirm comes back to the page, who does is through', async () => {
  const { id, url } = await shop.openCheckout()
  const first = await opened.typeCard(url, CARDS.confirmed)
  const bank = String(first.headers.location)
  expect((await opened.app.inject(bank)).body).toContain('Is it you who pays?')
  expect((await opened.submit(bank, { answer: 'refuse' })).headers.location).toBe(opened.pathOf(url))
  expect((await get(url)).body).toContain('was not confirmed with your bank')

  const second = String((await opened.typeCard(url, CARDS.confirmed)).headers.location)
  const done = await opened.submit(second, { answer: 'approve' })
  expect(done.headers.location).toBe('https://sojourn.example/p/close?outcome=success')
  expect(await stateOf(id)).toBe('captured')
  for (const old of [bank, second])
    expect((await opened.app.inject(old)).body).toContain('nothing to confirm any more')
})

test('a card begun anew takes the place of one that waits at the bank', async () => {
  const { id, url, reference } = await shop.openCheckout()
  const bank = String((await opened.typeCard(url, CARDS.confirmed)).headers.location)
  await opened.typeCard(url, CARDS.visa)
  expect((await opened.app.inject(bank)).body).toContain('nothing to confirm any more')
  await opened.submit(bank, { answer: 'approve' })
  expect(await stateOf(id)).toBe('captured')
  expect(await shop.charged(reference)).toHaveLength(1)
})

test('what waits at the bank when its page closes can no longer be confirmed', async () => {
  const { id, url, reference } = await shop.openCheckout()
  const bank = String((await opened.typeCard(url, CARDS.confirmed)).headers.location)
  await opened.processor.closeCheckout(id)
  await opened.submit(bank, { answer: 'approve' })
  expect(await stateOf(id)).toBe('expired')
  expect(await shop.charged(reference)).toEqual([])
})

test('what waits at the bank when the time of its page is over can no longer be confirmed either', async () => {
  const { id, url, reference } = await shop.openCheckout()
  const bank = String((await opened.typeCard(url, CARDS.confirmed)).headers.location)
  opened.clock.forward(60 * MINUTE_MS)
  await opened.submit(bank, { answer: 'approve' })
  expect(await stateOf(id)).toBe('expired')
  expect(await shop.charged(reference)).toEqual([])
})

test('a charge that waits for its payer can be given up, and gives up by itself in a day', async () => {
  const { id: cardId } = await shop.keepCard('needsConfirmation')
  const closed = await opened.processor.charge(await shop.charge({ cardId }))
  await opened.processor.closeCheckout(closed.id)
  expect(await opened.processor.readAttempt(closed.id)).toMatchObject({
    state: 'failed',
    error: { code: 'not_confirmed' },
  })
  await expect(opened.payer.confirm(closed.actionUrl ?? '', true)).rejects.toThrow()

  const forgotten = await opened.processor.charge(await shop.charge({ cardId }))
  opened.clock.forward(DAY_MS)
  expect(await stateOf(forgotten.id)).toBe('failed')
})

test('of 20 who press at once in as many tabs one pays', async () => {
  const { url, reference } = await shop.openCheckout()
  const { house } = opened.sandbox
  await Promise.all(Array.from({ length: 4 }, () => opened.processor.readAttempt('nothing')))
  const tries = await Promise.all(Array.from({ length: 20 }, () => useCardAt(house, url, CARDS.visa)))
  expect(tries.filter(({ is }) => is === 'done')).toHaveLength(1)
  expect(await shop.charged(reference)).toHaveLength(1)
})

test.each([
  ['number', '', 'Type a card number'],
  ['number', '4111 1111 1111 1111', 'This is not one of the test cards'],
  ['expiry', '13 / 30', 'Type month and year'],
  ['expiry', 'soon', 'Type month and year'],
  ['expiry', '10 / 26', 'This card has expired'],
  ['cvc', '12', 'Type the three or four digits'],
  ['name', ' ', 'Type the name'],
])('a wrong %s (%j) is said at its field', async (field, value, sentence) => {
  const { id, url } = await shop.openCheckout()
  const good = { number: CARDS.visa, expiry: '12 / 30', cvc: '123', name: 'Mina' }
  const { body } = await opened.submit(opened.pathOf(url), { ...good, [field]: value })
  expect(body).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`))
  expect(body).toMatch(new RegExp(`id="${field}-error">${sentence}`))
  expect(body).not.toContain('4111')
  expect(await stateOf(id)).toBe('open')
})

test('no number, code or name that was typed stands anywhere in the book', async () => {
  const { url } = await shop.openCheckout()
  const { url: setup } = await opened.processor.openSetup(await shop.setup())
  for (const page of [url, setup])
    await opened.submit(opened.pathOf(page), {
      ...{ number: CARDS.visa, expiry: '12 / 30', cvc: '7391', name: 'Mina Unheard', save: 'on' },
    })
  const { book } = opened.sandbox.house
  for (const table of ['card', 'session', 'charge', 'answer', 'event', 'customer'] as const) {
    const rows = JSON.stringify(await book.selectFrom(table).selectAll().execute())
    expect(rows.replaceAll(/[\s-]/g, '')).not.toMatch(/4242424242424242|:"?7391\b|MinaUnheard/)
  }
})

test('a card is added, and one that has expired is not', async () => {
  const { id, url } = await opened.processor.openSetup(await shop.setup())
  expect((await get(url)).body).toContain('Add a card')
  expect((await opened.typeCard(url, CARDS.expired)).body).toContain('This card has expired')
  expect((await opened.typeCard(url, CARDS.mastercard)).statusCode).toBe(303)
  expect(await opened.processor.readSetup(id)).toMatchObject({
    state: 'done',
    card: { brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2030 },
  })
  expect((await get(url)).body).toContain('Your card is saved')
})

test('pages whose time is over say so and lead back', async () => {
  const checkout = await shop.openCheckout()
  const setup = await opened.processor.openSetup(await shop.setup())
  opened.clock.forward(60 * MINUTE_MS)
  const { body } = await get(checkout.url)
  expect(body).toContain('This page has expired')
  expect(body).toContain('href="https://sojourn.example/p/close?outcome=cancel"')
  opened.clock.forward(DAY_MS)
  expect(await opened.processor.readSetup(setup.id)).toMatchObject({ state: 'failed', card: null })
})

test('a link for agents is good for ten minutes; an older one leads to where a new one is made', async () => {
  const { id: accountId } = await opened.processor.openAccount({
    ...{ key: randomUUID(), personId: randomUUID(), country: 'CA', email: 'amara@people.example' },
  })
  const links = { returnUrl: 'https://sojourn.example/wallet', refreshUrl: 'https://sojourn.example/again' }
  const old = await opened.processor.linkAccount({ accountId, ...links })
  const { url } = await opened.processor.linkAccount({ accountId, ...links })
  expect((await get(old.url)).statusCode).toBe(404)
  expect((await get(url)).body).toContain('a bank account in Canada')
  const done = await opened.submit(opened.pathOf(url), { bank: 'in_progress' })
  expect(done.headers.location).toBe(links.returnUrl)
  expect(await opened.processor.readAccount(accountId)).toMatchObject({ state: 'in_progress' })
  opened.clock.forward(5_000)
  expect(await opened.processor.readAccount(accountId)).toMatchObject({ state: 'linked' })
  opened.clock.forward(10 * MINUTE_MS)
  expect((await get(url)).headers.location).toBe(links.refreshUrl)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'content-type': 'application/json' }, 415],
])('a form that does not come from the page itself is refused: %j', async (headers, status) => {
  const { id, url } = await shop.openCheckout()
  const fields = { number: CARDS.visa, expiry: '12 / 30', cvc: '123', name: 'Mina' }
  const answer = await opened.submit(opened.pathOf(url), fields, headers as Record<string, string>)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(await stateOf(id)).toBe('open')
})

test('a form that is far too long is refused', async () => {
  const { url } = await shop.openCheckout()
  expect((await opened.submit(opened.pathOf(url), { name: 'M'.repeat(20_000) })).statusCode).toBe(413)
})

test.each(['checkout', 'setup', 'confirm', 'account'])('a %s nobody opened is not there', async (page) => {
  const secret = randomUUID()
  expect((await opened.app.inject(`/sandbox/${page}/${secret}`)).statusCode).toBe(404)
  expect((await opened.submit(`/sandbox/${page}/${secret}`, {})).statusCode).toBe(404)
})

test('a page for one thing is not there for another', async () => {
  const { url } = await shop.openCheckout()
  expect((await get(url.replace('/checkout/', '/setup/'))).statusCode).toBe(404)
  expect((await opened.app.inject('/sandbox/elsewhere')).statusCode).toBe(404)
})

test('who presses far too often is asked to wait', async () => {
  const answers = []
  for (let index = 0; index < 121; index++)
    answers.push(await opened.submit('/sandbox/confirm/nothing', { answer: 'approve' }))
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(answers.at(-1)?.headers['retry-after']).toBeTruthy()
})
