import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toArticles = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click()

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('a page that cannot be fetched says so, and Retry heals it once the network is back', async () => {
    const { page, problems } = await visit('/', { width })
    problems.expect(/net::ERR_FAILED|net::ERR_CONNECTION_REFUSED/)
    await page.route('**/api/articles*', (route) => route.abort())
    await toArticles(page)
    await expect.poll(() => heading(page).innerText()).toBe('Oops! Something Went Wrong')
    expect(await page.getByText('Please try again later').isVisible()).toBe(true)
    await expectAccessible(page)

    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.click()
    await retry.and(page.locator('[aria-disabled=true], :disabled, [aria-busy=true]')).waitFor()
    expect(await heading(page).innerText()).toBe('Oops! Something Went Wrong')

    await expect
      .poll(() => retry.and(page.locator('[aria-disabled=true], :disabled, [aria-busy=true]')).count())
      .toBe(0)
    await page.unroute('**/api/articles*')
    await retry.click()
    await expect.poll(() => heading(page).innerText()).not.toMatch(/Oops/)
    expect(new URL(page.url()).pathname).toBe('/p/articles')
  })
})

test('a short break of the network is not noticed', async () => {
  const { page, problems } = await visit('/')
  problems.expect(/net::ERR_FAILED/)
  let tries = 0
  await page.route('**/api/articles*', (route) => (++tries <= 2 ? route.abort() : route.continue()))
  await toArticles(page)
  await expect.poll(() => heading(page).innerText()).toMatch(/articles/i)
  expect(tries).toBe(3)
})

test('an error of the server shows what to quote to support', async () => {
  const { page, problems } = await visit('/')
  problems.expect(/status of 500/)
  const body = { message: 'Something went wrong.', code: 'internal', request_id: 'quote-this-one' }
  await page.route('**/api/articles*', (route) => route.fulfill({ status: 500, json: body }))
  await toArticles(page)
  await expect.poll(() => heading(page).innerText()).toBe('Oops! Something Went Wrong')
  expect(await page.getByText('quote-this-one').isVisible()).toBe(true)
  await page.unroute('**/api/articles*')
  await page.getByRole('banner').getByRole('link', { name: 'Sojourn, home' }).click()
  await expect.poll(() => heading(page).innerText()).not.toMatch(/Oops/)
})

describe.each([PHONE, DESK])('a signed-in person, at %i px', (width) => {
  test('whose account cannot be had is told so, and Retry brings it back', async () => {
    const { page, problems } = await visitAs(await makePerson(), '/', { width })
    problems.expect(/net::ERR_FAILED/)
    await page.route('**/api/account', (route) => route.abort())
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Goals', exact: true }).locator('visible=true').last().click()
    const panel = page.getByRole('alert').filter({ hasText: 'Oops! Something Went Wrong' })
    await panel.waitFor()
    expect(new URL(page.url()).pathname).toBe('/p/client/goals')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await panel.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Retry failed.').waitFor()
    await panel.waitFor()

    await page.unroute('**/api/account')
    await panel.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await expect.poll(() => panel.count()).toBe(0)
  })
})
