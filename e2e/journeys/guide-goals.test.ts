import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { arrive, goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'

/** A field that may be left open says so in its label. */
const PASSPORT = /^Passport\s*optional$/
const VISA = 'de/opportunity-card'

const press = (page: Page, name: string | RegExp) =>
  act(page, () => page.getByRole('button', { name }).click())

test('from the home page two passports to work in Germany become a goal, through signing in', async () => {
  const person = await makePerson()
  const { page } = await visit('/', { width: DESK })
  const main = page.getByRole('main')
  await page.getByLabel('Where are you going?').fill('Germany')
  await press(page, 'Find my visa')
  await arrive(page, /\/p\/guide\?destination=Germany/)
  await main.getByLabel('Your passport').selectOption('NG')
  await main.getByText('I have a second passport').click()
  await main.getByLabel('Second passport').selectOption('GH')
  await press(page, 'Continue')
  await main.getByLabel('Work', { exact: true }).check()
  await press(page, 'Continue')
  await main.getByLabel('Up to a year').check()
  await press(page, 'Continue')
  await main.getByLabel('Where do you live now?').selectOption('GB')
  await press(page, 'See my answer')
  await arrive(page, /passport=NG&passport2=GH/)
  await main.getByLabel('When do you want to arrive?').fill('2099-09-01')
  await press(page, 'Show deadlines')
  await arrive(page, /date=2099-09-01/)
  await see(main.getByText(/^Ask how long the decision takes|^Apply before/).first())
  await act(page, () => main.getByRole('link', { name: /Make it a goal with Opportunity Card/ }).click())

  // Strangers are asked to join; who has an account signs in with one press.
  await arrive(page, /\/p\/auth\/sign-up/)
  await act(page, () => page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click())
  await arrive(page, /\/p\/auth\/login/)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await act(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).click())
  await arrive(page, /create-goal\?country=DE/)
  await see(page.getByLabel('Goal name'), { value: 'Work in Germany' })
  await see(page.getByLabel(PASSPORT), { value: 'NG' })
  await see(page.getByLabel(/^Visa/), { value: VISA })
  await page.getByLabel('Expected target date').fill('1 sep 2099')
  await page.getByLabel('Passport expires on').fill('1 oct 2099')
  // The box is drawn by its label, which lies over it.
  await page.getByLabel('Save passports and residence in my profile too').check({ force: true })
  await expectAccessible(page)
  await press(page, 'Create goal')
  const dialog = page.getByRole('dialog', { name: 'Goals Created Successfully' })
  await see(dialog.getByRole('link', { name: 'Link to Order' }))
  await act(page, () => page.keyboard.press('Escape'))
  await see(page.getByRole('heading', { name: /^Ask how long the decision takes|^Apply before/ }))
  await see(page.getByRole('heading', { name: 'Your passport expires during your stay' }))
  await see(page.getByText('The first list is for Opportunity Card'))
  await expectAccessible(page)

  const [saved, download] = await Promise.all([
    askDatabase(
      `select goal.passport_iso, goal.second_passport_iso, goal.visa_id, goal.stay_days, person.residence_iso
       from goal join person on person.id = goal.client_id where person.email = $1`,
      [person.email],
    ),
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(saved).toEqual([
    {
      passport_iso: 'NG',
      second_passport_iso: 'GH',
      visa_id: VISA,
      stay_days: 365,
      residence_iso: 'GB',
    },
  ])
  expect(download.suggestedFilename()).toBe('goal.ics')
})

test('passports are kept in the profile only if one says so, and go when one takes them back', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/account/profile', { width: PHONE })
  const panel = page.getByRole('region', { name: 'Passports and residence' })
  const passport = panel.getByLabel(PASSPORT)
  await passport.selectOption({ label: 'Nigeria' })
  await panel.getByLabel('Second passport').selectOption({ label: 'Nigeria' })
  await press(page, 'Save passports')
  await see(page.getByText('please select two different passports'))
  await panel.getByLabel('Second passport').selectOption({ label: 'Germany' })
  await press(page, 'Save passports')
  await see(page.getByText('Your passports are saved'))
  await goTo(page, '/p/client/goals/create-goal')
  await page.getByText('Passport, visa and length of stay (optional)').click()
  await see(page.getByLabel('Second passport'), { value: 'DE' })

  await goTo(page, '/p/client/account/profile')
  await see(passport, { value: 'NG' })
  await passport.selectOption('')
  await panel.getByLabel('Second passport').selectOption('')
  await press(page, 'Save passports')
  await see(page.getByText('Your passports are removed'))
})

test('who needs no visa is told so, finds the same on the map’s table, and compares two countries', async () => {
  const { page } = await visit('/p/countries/pt', { width: PHONE })
  const main = page.getByRole('main')
  await main.getByLabel('Your passport').selectOption('BR')
  await press(page, 'Show the rule')
  await arrive(page, /\/p\/countries\/pt\?from=BR/)
  await see(
    main.getByText('With a passport of Brazil you can visit Portugal without a visa for up to 90 days.'),
  )
  await see(main.getByText(/Passport Index Dataset/))
  await expectAccessible(page)

  await act(page, () => main.getByRole('link', { name: 'All countries for this passport' }).click())
  await arrive(page, /\/p\/guide\/passport\/br/)
  const portugal = main.getByRole('row', { name: /Portugal/ })
  await see(portugal.getByText('90 days'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await act(page, () => main.getByRole('link', { name: 'Compare two destinations' }).click())
  await arrive(page, /\/p\/guide\/compare/)
  await main.getByLabel('Purpose').selectOption('study')
  await main.getByLabel('First destination').selectOption('PT')
  await main.getByLabel('Second destination').selectOption('DE')
  await press(page, 'Compare')
  await see(main.getByRole('rowheader', { name: 'Entry rule' }))
  await see(main.getByText('See the guide for Germany'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
