import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { askDatabase } from '../../server/test/server-process.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { arrive, goTo } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'

const press = (page: Page, name: string | RegExp) =>
  act(page, () => page.getByRole('button', { name }).click())

const KNOWN = new URLSearchParams({
  country: 'DE',
  purpose: 'work',
  visa: 'de/eu-blue-card',
  passport: 'NG',
  passport2: 'GH',
  residence: 'GB',
  stay: '365',
})

test('what the guide knows stays through signing in, and becomes a goal with its deadlines', async () => {
  const person = await makePerson()
  const { page } = await visit(`/p/client/goals/create-goal?${KNOWN}`, { width: DESK })
  await arrive(page, /\/p\/auth\/login/)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await act(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).click())
  await arrive(page, /create-goal\?country=DE/)
  await see(page.getByLabel('Goal name'), { value: 'Work in Germany' })
  await see(page.getByLabel('Passport', { exact: true }), { value: 'NG' })
  await see(page.getByLabel('Visa'), { value: 'de/eu-blue-card' })
  await page.getByLabel('Expected target date').fill('1 sep 2099')
  await page.getByLabel('Passport expires on').fill('1 oct 2099')
  // The box is drawn by its label, which lies over it.
  await page.getByLabel('Save passports and residence in my profile too').check({ force: true })
  await expectAccessible(page)
  await press(page, 'Create goal')
  const dialog = page.getByRole('dialog', { name: 'Goals Created Successfully' })
  await see(dialog.getByRole('link', { name: 'Link to Order' }))
  await act(page, () => page.keyboard.press('Escape'))
  await see(page.getByRole('heading', { name: 'Apply before 9 Jun 2099' }))
  await see(page.getByRole('heading', { name: 'Your passport expires during your stay' }))
  await see(page.getByText('The first list is for EU Blue Card.'))
  await expectAccessible(page)

  const [saved, download] = await Promise.all([
    askDatabase(
      inject('dataDir'),
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
      visa_id: 'de/eu-blue-card',
      stay_days: 365,
      residence_iso: 'GB',
    },
  ])
  expect(download.suggestedFilename()).toBe('goal.ics')
})

test('passports are kept in the profile only if one says so, and go when one takes them back', async () => {
  const { page } = await visitAs(await makePerson(), '/p/client/account/profile', { width: PHONE })
  const panel = page.getByRole('region', { name: 'Passports and residence' })
  const passport = panel.getByLabel('Passport', { exact: true })
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
