import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible, expectReadableInTheDark } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { makeGoalFor, makeOrder, payByGift } from '../make-order.ts'
import { goTo, reload } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).first().click())
const pressIn = (page: Page, name: string) =>
  act(page, () => page.getByRole('dialog').getByRole('button', { name, exact: true }).click())
/** Names stand isolated in a sentence of another direction. */
const step = (page: Page, words: string) =>
  see(page.getByRole('heading', { level: 2 }).filter({ hasText: said(words) }))
const said = (words: string) =>
  new RegExp([...words].map((letter) => RegExp.escape(letter)).join('[\\u2068\\u2069]*'), 'u')

test('a case from its payment to its acceptance, by a client who reads French and an agent who reads Arabic', async () => {
  const staff = await openSession(await makePerson({ kind: 'staff', firstName: 'Ines' }))
  const agent = await makeAgent({ offer: { requirements: [] } })
  const client = await makePerson()
  const session = await openSession(client)
  const { service } = agent
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await payByGift(session, staff, order, service)
  await reads(client, 'fr')
  await reads(agent, 'ar')

  const { page: theirs } = await visitAs(client, `/fr/p/client/orders/${order.uuid}`, { width: DESK })
  const { page: ours } = await visitAs(agent, `/ar/p/agent/orders/${order.uuid}`, { width: PHONE })
  await step(theirs, `${agent.name} commence le travail`)
  await step(ours, `ابدؤوا العمل لـ ${client.name}`)
  await see(theirs.getByText('Votre paiement est arrivé. L’argent est conservé pour cette commande'))
  await see(ours.getByText('دُفع الطلب. يُحتفظ بالمبلغ له'))
  await expectMirrored(ours)

  await press(ours, 'بدء العمل')
  await pressIn(ours, 'بدء العمل')
  await see(ours.getByText('بدأتم العمل.', { exact: true }))
  await step(ours, 'العمل جارٍ')
  await reload(theirs)
  await step(theirs, `${agent.name} travaille`)
  await see(theirs.getByText('L’agent a commencé le travail').filter({ visible: true }).first())

  await goTo(theirs, `/fr/p/client/orders/${order.uuid}/conversation`)
  await see(
    theirs
      .getByText(/^L’agent a commencé le travail/)
      .filter({ visible: true })
      .first(),
  )
  await see(theirs.getByText('La commande est payée. Vous pouvez vous écrire ici.').first())
  await goTo(ours, `/ar/p/agent/orders/${order.uuid}/conversation`)
  await see(
    ours
      .getByText(/^لقد بدأتم العمل/)
      .filter({ visible: true })
      .first(),
  )
  await see(ours.getByText('دُفع الطلب. يمكنكما المراسلة هنا.').first())
  await expectMirrored(ours)

  await goTo(ours, `/ar/p/agent/orders/${order.uuid}`)
  await press(ours, 'طلب الإتمام')
  await act(ours, () => ours.getByLabel('الملخص').fill('The visa is in your passport.'))
  await expectAccessible(ours)
  await pressIn(ours, 'طلب الإتمام')
  await step(ours, `يراجع ${client.name} العمل`)

  await goTo(theirs, `/fr/p/client/orders/${order.uuid}`)
  await step(theirs, 'Vérifier le travail')
  await press(theirs, 'Accepter le travail')
  await pressIn(theirs, 'Accepter le travail')
  await see(theirs.getByText('Vous avez accepté le travail. Merci\u202f!'))
  await step(theirs, 'Le travail est accepté')
  await reload(ours)
  await step(ours, 'قُبل العمل')
  await see(ours.getByText('قُبل العمل. صُرفت حصتكم'))
})

test('the calendar and the list of countries speak Arabic to who hears the page', async () => {
  const person = await makePerson()
  await reads(person, 'ar')
  const { page } = await visitAs(person, '/ar/p/client/goals/create-goal', { width: PHONE })
  const calendar = page.getByRole('dialog')
  await act(page, () => page.getByRole('button', { name: 'فتح التقويم' }).click())
  await see(calendar)
  const names = calendar.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect((await names).length).toBeGreaterThan(30)
  expect((await names).filter((name) => /[a-z]/i.test(name ?? ''))).toEqual([])
  await page.keyboard.press('Escape')

  const countries = page.getByRole('combobox', { name: 'بلد الوجهة' })
  await act(page, () => countries.click())
  await countries.fill('كند')
  await see(page.getByRole('option', { name: 'كندا' }))
  await expect.poll(() => page.locator('[data-live-announcer]').textContent()).toContain('متاح')
})

test.each([
  ['es', 'Pagar 790,00 US$'],
  ['fr', 'Payer 790,00 $US'],
])('what is to be paid stands in one line on a phone that reads %s', async (language, words) => {
  const client = await makePerson()
  const session = await openSession(client)
  const { service } = await makeAgent({ offer: { price: 79_000 } })
  const order = await makeOrder(session, await makeGoalFor(session, service), service)
  await reads(client, language)
  const { page } = await visitAs(client, `/${language}/p/client/orders?checkout=${order.uuid}`, {
    width: PHONE,
  })
  const pay = page.getByRole('dialog').getByRole('button', { name: words })
  await see(pay)
  expect(await linesOf(pay)).toBe(1)
})

const linesOf = (button: Locator) =>
  button.evaluate((element) => {
    const words = document.createRange()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines = new Set<number>()
    while (texts.nextNode()) {
      words.selectNodeContents(texts.currentNode)
      for (const { bottom } of words.getClientRects()) lines.add(Math.round(bottom))
    }
    return lines.size
  })

/** Pages behind the sign-in are in the language of the account. */
const reads = ({ email }: { email: string }, language: string) =>
  askDatabase('update person set language = $2 where email = $1', [email, language])

/** Read from the right, with nothing cut or beside the page, in light and dark. */
async function expectMirrored(page: Page) {
  const html = page.locator('html')
  await see(html, { attribute: ['lang', 'ar'] })
  await see(html, { attribute: ['dir', 'rtl'] })
  await see(page.locator('main'), { attribute: ['lang', null] })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
}
