import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { PHONE, visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { see, unseen } from '../see.ts'
import { act, settled } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const OOPS = 'Oops! Something Went Wrong'
const ARTICLES = '**/api/articles*'

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })
const toArticles = (page: Page) =>
  act(page, () => page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click())

describe.each(widths('phone'))('at %i px', (width) => {
  test('a page that cannot be fetched says so, and Retry heals it once the network is back', async () => {
    const { page, problems } = await visit('/', { width })
    problems.expect({ call: 'GET /api/articles', status: 'net::ERR_FAILED', times: 8 })
    await page.route(ARTICLES, (route) => route.abort())
    await toArticles(page)
    await see(heading(page, OOPS))
    await see(page.getByText('Please try again later'))
    await expectAccessible(page)

    const retry = page.getByRole('button', { name: 'Retry' })
    const waits = retry.and(page.locator('[aria-disabled=true], :disabled, [aria-busy=true]'))
    await retry.click()
    await see(waits)
    await unseen(page, waits)
    await see(heading(page, OOPS))
    await page.unroute(ARTICLES)
    await act(page, () => retry.click())
    await see(heading(page, /articles/i))
    await arrive(page, '**/p/articles')
  })

  test('whose account cannot be had is told so, and Retry brings it back', async () => {
    const { page, problems } = await visitAs(await makePerson(), '/', { width })
    problems.expect({ call: 'GET /api/account', status: 'net::ERR_FAILED', times: 8 })
    await page.route('**/api/account', (route) => route.abort())
    await page.getByRole('button', { name: 'Your account' }).click()
    const goals = page.getByRole('link', { name: 'Goals', exact: true }).filter({ visible: true })
    await act(page, () => goals.last().click())
    const panel = page.getByRole('alert').filter({ hasText: OOPS })
    await see(panel)
    await arrive(page, '**/p/client/goals')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await act(page, () => panel.getByRole('button', { name: 'Retry' }).click())
    await see(page.getByText('Retry failed.'))
    await see(panel)

    await page.unroute('**/api/account')
    await act(page, () => panel.getByRole('button', { name: 'Retry' }).click())
    await see(page.getByRole('button', { name: 'Your account' }))
    await unseen(page, panel)
  })
})

test('a short break of the network is not noticed', async () => {
  const { page, problems } = await visit('/', { width: PHONE })
  problems.expect({ call: 'GET /api/articles', status: 'net::ERR_FAILED', times: 2 })
  let tries = 0
  await page.route(ARTICLES, (route) => (++tries <= 2 ? route.abort() : route.continue()))
  await toArticles(page)
  await see(heading(page, /articles/i))
  expect(tries).toBe(3)
})

test('an error of the server shows what to quote to support', async () => {
  const { page, problems } = await visit('/', { width: PHONE })
  problems.expect({ call: 'GET /api/articles', status: 500 })
  const body = { message: 'Something went wrong.', code: 'internal', request_id: 'quote-this-one' }
  await page.route(ARTICLES, (route) => route.fulfill({ status: 500, json: body }))
  await toArticles(page)
  await see(heading(page, OOPS))
  await see(page.getByText('quote-this-one'))
  await page.unroute(ARTICLES)
  await act(page, () => page.getByRole('banner').getByRole('link', { name: 'Sojourn, home' }).click())
  await unseen(page, heading(page, OOPS))
})

test('a click without a network shows a page of ours, and the page that was wanted comes by itself', async () => {
  const { page } = await visit('/p/privacy-policy', { width: PHONE })
  // The part for it and the list of what is behind the links are fetched once somebody is at the page.
  await act(page, () => page.mouse.move(50, 50))
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/p/__manifest')),
  )
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await see(heading(page, 'You are offline'))
  await expectAccessible(page)
  await page.context().setOffline(false)
  await arrive(page, '**/p/about')
  await unseen(page, heading(page, 'You are offline'))
})

test('a press while the server cannot be reached keeps the page and what was typed, and goes on by itself later', async () => {
  const { page, problems } = await visit('/p/contact-us', { width: PHONE })
  problems.allow(/net::ERR_CONNECTION_REFUSED/)
  const message = page.getByRole('textbox', { name: 'Message' })
  await act(page, () => message.fill('Where do I find my order?'))
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/p/__manifest')),
  )
  await settled(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
  const away = heading(page, 'Sojourn cannot be reached')
  await about.click()
  await see(away)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByText('Retry failed.'))
  await page.getByRole('button', { name: 'Stay here' }).click()
  await unseen(page, away)
  await expect.poll(() => message.inputValue()).toBe('Where do I find my order?')

  await about.click()
  await see(away)
  await page.unroute('**/*')
  await arrive(page, '**/p/about')
  await unseen(page, away)
})

test('the first touch of a page may be a press without a network', async () => {
  const { page, problems } = await visit('/p/privacy-policy', { width: PHONE })
  // The touch lets the page ask what is behind its links, which a slow machine does before it is back.
  problems.allow(/\/p\/__manifest/, /Failed to fetch manifest patches/)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /after-first-touch-[^/]+\.js$/.test(name)),
  )
  await settled(page)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await see(heading(page, 'You are offline'))
  await page.context().setOffline(false)
  await arrive(page, '**/p/about')
})

test('a sign-in that fails says why beside its button, for as long as it is so', async () => {
  const { page, problems } = await visit('/p/auth/login', { width: PHONE })
  problems.expect({ call: 'POST /api/auth/login', status: 401 })
  await page.getByLabel('Email address').fill('nobody-4711@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Not-the-one-7')
  await act(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).click())
  const form = page.getByRole('form', { name: 'Sign in' })
  await see(form.getByText('The email or password is incorrect.'))
  await expectAccessible(page)
})
