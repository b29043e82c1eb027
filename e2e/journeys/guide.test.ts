import { describe, expect, test } from 'vitest'
import { paths } from '../../web/app/paths/paths.ts'
import { expectAccessible } from '../axe.ts'
import { openContext, openPage, visit } from '../browser.ts'
import { arrive, openPlain } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { widths } from '../widths.ts'

describe.each(widths('phone'))('at %i px', (width) => {
  test('from the home page a Nigerian finds the visa to study in Canada, and an agent to hire for it', async () => {
    const { page } = await visit('/', { width })
    const main = page.getByRole('main')
    await page.getByLabel('Where are you going?').fill('Canada')
    await act(page, () => main.getByRole('button', { name: 'Find my visa' }).click())
    await arrive(page, /\/p\/guide\?destination=Canada/)
    await see(main.getByLabel('Where do you want to go?'), { value: 'CA' })

    await main.getByLabel('Your passport').selectOption('NG')
    await main.getByLabel('Why?').selectOption('study')
    await act(page, () => main.getByRole('button', { name: 'See my options' }).click())
    await arrive(page, /passport=NG&destination=CA&purpose=study#your-answer$/)
    await see(main.getByRole('heading', { name: 'You need a visa to study in Canada' }))
    await see(main.getByText(/Passport Index Dataset/))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await see(main.getByText('Do you have a place at a school or university in Canada?'))
    await act(page, () => main.getByRole('link', { name: 'Yes', exact: true }).click())
    await arrive(page, /school_place=yes$/)
    await see(main.getByText('You have the place at a school it asks for.'))

    const agents = main.getByRole('region', { name: 'Agents who do this' })
    await act(page, () => agents.getByRole('heading', { level: 3 }).first().getByRole('link').click())
    await see(page.getByRole('link', { name: /^Hire agent for/ }).first())
  })
})

const plain = await openContext({ javaScript: false })

test('without scripts the guide asks and answers, and an own country needs nothing', async () => {
  const { page } = await openPage(plain)
  await openPlain(page, paths.guideTo('DE'))
  const main = page.getByRole('main')
  await see(main.getByRole('heading', { level: 1, name: 'Do I need a visa for Germany?' }))
  await main.getByLabel('Your passport').selectOption('DE')
  await main.getByRole('button', { name: 'See my options' }).click()
  await see(main.getByRole('heading', { name: 'You need no visa for Germany' }))
  expect(new URL(page.url()).pathname).toBe(paths.guide())
})
