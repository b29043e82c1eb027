import { paths } from '@sojourn/contract/paths/paths'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { openContext, openPage, PHONE, visit } from '../browser.ts'
import { payButton, sayWhereOneLives, seePaid } from '../hiring.ts'
import { arrive, goBack, goForward, openPlain } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { CARDS, paymentWindow, typeCard } from '../sandbox-page.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, PASSWORD, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

/** From the home page to a paid order is a long way on a busy machine. */
const LONG = 120_000

describe.each(widths('phone'))('at %i px', (width) => {
  test(
    'from the home page a Nigerian finds the visa to study in Canada, hires an agent for it and pays',
    async () => {
      const person = await makePerson()
      const { page } = await visit('/', { width })
      const main = page.getByRole('main')
      await page.getByLabel('Where are you going?').fill('Canada')
      await act(page, () => main.getByRole('button', { name: 'Find my visa' }).click())
      await arrive(page, /\/p\/guide\?destination=Canada/)
      const next = (name = 'Continue') => act(page, () => main.getByRole('button', { name }).click())
      await see(main.getByText('Question 2 of 5'))
      await main.getByLabel('Your passport').selectOption('NG')
      await next()
      await see(main.getByRole('heading', { name: 'Why do you go?' }))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await main.getByLabel('Study', { exact: true }).check()
      await next()
      await see(main.getByText('Question 4 of 5'))
      await main.getByLabel('Up to a year').check()
      // Back takes along what was chosen and not sent yet.
      await next('Back')
      await see(main.getByLabel('Study', { exact: true }), { checked: true })
      await next()
      await see(main.getByLabel('Up to a year'), { checked: true })
      await next()
      await see(main.getByText('Question 5 of 5'))
      await next('See my answer')
      await arrive(page, /passport=NG&destination=Canada&purpose=study&stay=365$/)
      await see(main.getByRole('heading', { name: 'You need a visa to study in Canada' }))
      await see(main.getByText(/Passport Index Dataset/))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await see(main.getByText('Do you have a place at a school or university in Canada?'))
      await act(page, () => main.getByRole('button', { name: 'Yes', exact: true }).click())
      await arrive(page, /stay=365&school_place=yes#questions$/)
      await see(main.getByText('You have the place at a school it asks for.').first())
      await goBack(page)
      await see(main.getByRole('button', { name: 'Yes', exact: true }))
      await goForward(page)
      await main.getByLabel('When do you want to arrive?').fill('2099-09-01')
      await next('Show deadlines')
      await arrive(page, /stay=365&school_place=yes&date=2099-09-01#plan$/)
      await see(main.getByLabel('When do you want to arrive?'), { value: '2099-09-01' })
      await see(main.getByText('In all, without an agent').first())
      // One answer is changed alone, and all others stay.
      await act(page, () => main.getByRole('link', { name: 'Change how long you stay' }).click())
      await main.getByLabel('More than a year').check()
      await next('See my answer')
      await arrive(page, /stay=3650&school_place=yes&date=2099-09-01$/)

      const agents = main.getByRole('region', { name: 'Agents who do this' })
      await act(page, () => agents.getByRole('heading', { level: 3 }).first().getByRole('link').click())
      await act(page, () =>
        page
          .getByRole('link', { name: /^Hire agent for/ })
          .first()
          .click(),
      )
      const welcome = page.getByRole('dialog', { name: 'Sign in or join' })
      await welcome.getByLabel('Email address').fill(person.email)
      await welcome.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await act(page, () => welcome.getByRole('button', { name: 'Sign in', exact: true }).click())
      const dialog = page.getByRole('dialog', { name: 'Create Goal' })
      await dialog.getByLabel('Goal name').fill('Master’s in Toronto')
      const purpose = dialog.getByLabel('Purpose')
      if ((await purpose.count()) > 0) await purpose.selectOption('study')
      await dialog.getByLabel('Details').fill('I have a letter of acceptance.')
      await dialog.getByLabel('Expected target date').fill('1 September 2099')
      await act(page, () => dialog.getByRole('button', { name: /hire agent/i }).click())
      await sayWhereOneLives(page, 'Nigeria')
      await see(payButton(page), { text: /^Pay \$/ })
      const opened = await paymentWindow(page, () => payButton(page).click())
      await typeCard(opened, CARDS.good)
      await seePaid(page)
    },
    LONG,
  )
})

test('from the home page a visitor who needs no visa is told so, and keeps the journey as a goal', async () => {
  const { page } = await visitAs(await makePerson(), '/', { width: PHONE })
  const main = page.getByRole('main')
  await page.getByLabel('Where are you going?').fill('Portugal')
  await act(page, () => main.getByRole('button', { name: 'Find my visa' }).click())
  const next = (name = 'Continue') => act(page, () => main.getByRole('button', { name }).click())
  await main.getByLabel('Your passport').selectOption('BR')
  await next()
  await main.getByLabel('Visit', { exact: true }).check()
  await next()
  await main.getByLabel('Up to 30 days').check()
  await next()
  await next('See my answer')
  await see(main.getByRole('heading', { name: 'You can visit Portugal without a visa' }))
  await see(main.getByRole('heading', { name: 'Before you travel' }))
  await see(main.getByRole('heading', { name: 'Visas you do not need for this' }))
  await main.getByLabel('When do you want to arrive?').fill('2099-09-01')
  await act(page, () => main.getByRole('button', { name: 'Show deadlines' }).click())
  await see(main.getByText(/You need no visa, so there is no deadline to apply\./))

  await act(page, () => main.getByRole('link', { name: 'Make it a goal', exact: true }).click())
  await see(page.getByLabel('Goal name'), { value: 'Visit in Portugal' })
  await act(page, () => page.getByRole('button', { name: 'Create goal' }).click())
  await see(page.getByRole('dialog', { name: 'Goals Created Successfully' }))
})

const plain = await openContext({ javaScript: false })

test('without scripts the guide asks and answers, and an own country needs nothing', async () => {
  const { page } = await openPage(plain)
  await openPlain(page, paths.guideTo('DE'))
  const main = page.getByRole('main')
  await see(main.getByRole('heading', { level: 1, name: 'Do I need a visa for Germany?' }))
  await main.getByLabel('Your passport').selectOption('DE')
  const next = (name = 'Continue') => main.getByRole('button', { name }).click()
  await next()
  await see(main.getByRole('heading', { name: 'Why do you go?' }))
  await main.getByLabel('Work', { exact: true }).check()
  await next()
  await main.getByLabel('Not sure yet').check()
  await next('Back')
  await see(main.getByLabel('Work', { exact: true }), { checked: true })
  await next()
  await next()
  await next('See my answer')
  await see(main.getByRole('heading', { name: 'You need no visa: Germany is your own country' }))
  // An answer without scripts keeps the rest, and the later of two counts.
  await openPlain(
    page,
    paths.guide({ passport: 'NG', destination: 'CA', purpose: 'study', school_place: 'yes' }),
  )
  await main.getByRole('link', { name: /^Change the answer: Place at a school/ }).click()
  await see(main.getByText('Do you have a place at a school or university in Canada?'))
  await main.getByRole('link', { name: 'Change your passport' }).click()
  await see(main.getByLabel('Your passport'), { value: 'NG' })
  expect(new URL(page.url()).pathname).toBe(paths.guide())
})
