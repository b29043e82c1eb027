import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../mailbox.ts'
import { makeSides } from '../paid-work.ts'
import { enter, makePayment, NO_LIMITS, payByCard } from '../payments.ts'
import type { TestPerson } from '../people.ts'
import { openTestApp, type TestApp } from '../start-app.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  await speak(sides.shopper, 'fr')
  await speak(sides.agent, 'ar')
})
afterAll(() => server.close())

const speak = ({ id }: Pick<TestPerson, 'id'>, language: string) =>
  server.context.db.updateTable('person').set({ language }).where('id', '=', id).execute()

const ENGLISH = /\b(?:the|you|your|order|work|money|payment|accepted|please)\b/i

/** Our words alone: people’s and the title of the service stand in quotes. */
const ours = (text: string) => text.replaceAll(/«[^»]*»/g, '').replaceAll(/https?:\S+/g, '')

test('one order is hired, worked on and accepted, and each side reads of it in its own language', async () => {
  const { shopper, agent, card } = sides
  const browser = await enter(server, shopper)
  const { order, ref } = await makePayment(server, { shopper: { ...shopper, browser }, agent, price: 123_33 })
  await payByCard(browser, ref, card)
  const asAgent = await enter(server, agent)
  await asAgent.post(`/orders/${order.id}/start`)
  await browser.post(`/orders/${order.id}/accept`)

  const [french, arabic] = [await mailsTo(server, shopper.email), await mailsTo(server, agent.email)]
  const about = (mails: typeof french, key: RegExp) => {
    const mail = mails.find((one) => key.test(one.key))
    if (!mail) throw new Error(`No ${key} among ${mails.map((one) => one.key)}`)
    return mail
  }
  const paid = about(french, /^payment:.*:made$/)
  expect(paid.subject).toMatch(/^Votre paiement de 12\d,\d\d\s\$US a été effectué$/)
  expect(paid.html).toContain('<html lang="fr" dir="ltr">')
  expect(about(french, /:started$/).subject).toBe(`Amara a commencé le travail sur votre commande`)

  const hired = about(arabic, /^order:.*:paid$/)
  expect(hired.html).toContain('<html lang="ar" dir="rtl">')
  expect(hired.subject).toContain('تعاقد معكم')
  for (const mail of [...french, ...arabic]) expect(ours(mail.text), mail.key).not.toMatch(ENGLISH)
})

test('a stranger who writes to us is thanked in the language of their page, and our team reads English', async () => {
  const headers = { 'x-language': 'es' }
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Visado', message: 'Tengo una pregunta.' }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    headers,
    payload: message,
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  const [thanks] = await mailsTo(server, message.email)
  expect(thanks?.subject).toBe('Hemos recibido su mensaje')
  const [toUs] = await mailsTo(server, server.context.settings.supportEmail)
  expect(toUs?.subject).toBe('Contact: Visado')
})
