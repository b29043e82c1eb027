import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inLongSet } from '../../server/test/test-set.ts'
import { expectAccessible, expectReadableInTheDark } from '../axe.ts'
import { DESK, openContext, PHONE, visit } from '../browser.ts'
import { arrive, goTo } from '../navigate.ts'
import { mailsTo } from '../outbox.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { AMARA } from '../people.ts'
import { onSamePage } from '../same-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, newEmail, PASSWORD, visitAs } from '../sign-in.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const look = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

test('who reads Arabic joins in it on a phone: fields, refusals, the mail with the code, and the account', async () => {
  const { page } = await visit('/ar/p/auth/get-started', { width: PHONE })
  await page.getByRole('link', { name: 'أنا عميل' }).click()
  await arrive(page, '**/ar/p/auth/sign-up')
  await act(page, () => button(page, 'التسجيل').click())
  await see(page.getByText('يرجى إدخال الاسم الأول'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const email = newEmail()
  await field(page, 'الاسم الأول').fill('ليلى')
  await field(page, 'اسم العائلة').fill('Haddad')
  await field(page, 'البريد الإلكتروني').fill(email)
  await field(page, 'تأكيد البريد الإلكتروني').fill(email)
  await field(page, 'كلمة المرور').fill(PASSWORD)
  await act(page, () => button(page, 'التسجيل').click())
  await arrive(page, '**/ar/p/auth/otp')

  const [mail] = await mailsTo(email)
  const code = /^(?:\u2068)?(\d{5})(?:\u2069)? هو رمزكم في Sojourn$/.exec(mail?.subject ?? '')?.[1]
  expect(code, mail?.subject).toBeDefined()
  expect(mail?.text).toContain('يصلح لمدة 10 دقائق')
  await act(page, () => field(page, 'الرمز').fill(code!))
  await arrive(page, '**/ar/p/auth/account-creation-success')
  await see(page.getByRole('heading', { level: 1, name: 'حسابكم جاهز' }))
  await page.getByRole('link', { name: 'الانتقال إلى أهدافكم' }).click()
  await arrive(page, '**/ar/p/client/goals')
  expect(await look(page)).toEqual(['ar', 'rtl'])
})

test('another language keeps the place with all that was chosen there', async () => {
  const { page } = await visit('/p/agents?country=ca&purpose=study', { width: PHONE })
  await act(page, () => page.locator('footer').getByTitle('Language').click())
  await page.getByRole('link', { name: 'العربية' }).click()
  await arrive(page, '**/ar/p/agents?country=ca&purpose=study')
  expect(await look(page)).toEqual(['ar', 'rtl'])
  await see(page.getByRole('heading', { level: 1 }), { text: /^وكلاء لوجهة \u2068?كندا/ })
})

test('the language of an account is the one of its next sign-in, on another device too', async () => {
  const person = await makePerson()
  const { page } = await visitAs(person, '/fr/p/agents', { width: DESK })
  await act(page, () => page.locator('footer').getByTitle('Langue').click())
  await page.getByRole('link', { name: 'Español' }).click()
  await arrive(page, '**/es/p/agents')

  const other = await visit('/p/auth/login')
  await field(other.page, 'Email address').fill(person.email)
  await field(other.page, 'Password').fill(PASSWORD)
  await act(other.page, () => button(other.page, 'Sign in').click())
  await arrive(other.page, '**/es/p/client/**')
  expect(await look(other.page)).toEqual(['es', 'ltr'])
})

test('who reads Spanish is led from the first question to a plan, all of it in Spanish', async () => {
  const { page } = await visit('/es/p/guide', { width: PHONE })
  const main = page.getByRole('main')
  const next = (name = 'Continuar') => act(page, () => main.getByRole('button', { name }).click())
  await main.getByLabel('¿Adónde quiere ir?').selectOption({ label: 'Alemania' })
  await next()
  await main.getByLabel('Su pasaporte').selectOption({ label: 'India' })
  await next()
  await see(main.getByRole('heading', { name: '¿Para qué va?' }))
  await main.getByLabel('Trabajo', { exact: true }).check()
  await next()
  await main.getByLabel('Más de un año').check()
  await next()
  await next('Ver mi respuesta')
  await arrive(page, '**/es/p/guide?passport=IN&destination=DE&purpose=work&stay=3650')
  await see(main.getByRole('heading', { name: 'Necesita un visado para trabajar en Alemania' }))
  await see(main.getByText(/^Con un pasaporte de India necesita un visado para visitar Alemania/).first())
  await see(main.getByText('Es para este motivo: trabajo.').first())
  await see(main.getByText('Los nombres, las descripciones y los documentos de los visados están en inglés.'))
  await main.getByLabel('¿Cuándo quiere llegar?').fill('2099-09-01')
  await next('Mostrar los plazos')
  await arrive(page, /date=2099-09-01#plan$/)
  await see(main.getByText(/a fecha de sept 2025: demasiado antiguo para calcular un día/).first())
  await see(main.getByText('En total, sin agente').first())
  await see(main.getByRole('button', { name: 'Imprimir el plan' }))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await act(page, () => main.getByRole('link', { name: 'Cambiar la duración de la estancia' }).click())
  await main.getByLabel('Hasta 90 días').check()
  await next('Ver mi respuesta')
  await arrive(page, /stay=90/)
})

const SCREENS = [
  '',
  '/p/agents',
  `/p/agents/compare?ids=${AMARA.uuid}`,
  `/${AMARA.username}`,
  `/p/ask/${AMARA.username}`,
  '/p/articles',
  `/${AMARA.uuid}/articles/${AMARA.article.slug}`,
  '/p/about',
  '/p/how-to-hire-agents',
  '/p/agents/ranking',
  '/p/guide',
  '/p/guide?passport=NG&destination=CA&purpose=work',
  '/p/guide/ca',
  '/p/guide/passport/ng',
  '/p/guide/compare?passport=NG&purpose=work&one=CA&other=DE',
  '/p/countries/ca',
  '/p/visas/ca',
  '/p/visas/ca/study-permit',
  '/p/contact-us',
  '/p/auth/login',
  '/p/auth/sign-up',
  '/p/auth/get-started',
  '/p/auth/forgot-password',
]

const phone = await openContext({ width: PHONE })
afterAll(() => phone.close())

test.each(SCREENS)('/ar%s is mirrored, readable and accessible', async (path) => {
  await onSamePage(phone, async ({ page }) => {
    await goTo(page, `/ar${path}`)
    expect(await look(page)).toEqual(['ar', 'rtl'])
    await see(page.locator('main'), { attribute: ['lang', null] })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectReadableInTheDark(page)
    if (!inLongSet) return
    await page.setViewportSize({ width: DESK, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('the right arrow leads on in English, and back in Arabic, where slides run from the right', async () => {
  const { page } = await visit('/ar', { width: DESK })
  const slides = page.getByRole('region', { name: 'ما يقوله العملاء' }).getByRole('list').first()
  await slides.scrollIntoViewIfNeeded()
  const at = () => slides.evaluate((list) => Math.round(list.scrollLeft))
  await slides.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBeLessThan(-100)
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe(0)
})
