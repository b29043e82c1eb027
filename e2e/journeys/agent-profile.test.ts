import { expect, test } from 'vitest'
import { PHONE, visit } from '../browser.ts'
import { watchClipboard } from '../clipboard.ts'
import { AMARA } from '../people.ts'
import { makePerson, visitAs } from '../sign-in.ts'

test('a client likes an agent, keeps them, and takes the like back', async () => {
  const client = await makePerson()
  const { page } = await visitAs(client, `/${AMARA.username}?goalId=7`)
  const like = page.getByRole('button', { name: `Like ${AMARA.name}` })
  const liked = page.getByRole('button', { name: `Liked ${AMARA.name}` })
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/likes') && answer.ok())
  await like.click()
  await liked.waitFor()
  await kept
  await page.reload()
  expect(await liked.getAttribute('aria-pressed')).toBe('true')
  await liked.click()
  await like.waitFor()
  const onWishlist = page.waitForResponse((answer) => answer.url().endsWith('/api/favourites') && answer.ok())
  await page.getByRole('button', { name: `Keep ${AMARA.name} on your wishlist` }).click()
  await onWishlist
  await page.goto('/p/client/wishlist/agents')
  await page.getByRole('link', { name: AMARA.name }).waitFor()
})

test('a visitor who likes is asked to sign in first, and it goes on', async () => {
  const { page } = await visit(`/${AMARA.username}`, { width: PHONE })
  await page.getByRole('button', { name: `Like ${AMARA.name}` }).click()
  await page.getByText('You have to login to like agent.').waitFor()
  await page.getByRole('dialog').waitFor()
})

test('the link of a profile is copied where nothing else can share it', async () => {
  const { page } = await visit(`/${AMARA.username}`)
  const copied = await watchClipboard(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('The link is copied').waitFor()
  expect(await copied()).toMatch(new RegExp(`/${AMARA.username}$`))
})

test('an agent who is not verified sees their own profile by the menu, and nobody else does', async () => {
  const agent = await makePerson({ kind: 'agent', firstName: 'Noor', lastName: 'Haddad' })
  const { page } = await visitAs(agent, '/p/agent/services')
  await page.getByRole('link', { name: 'View my profile as client' }).first().click()
  await page.getByText('Only you see this page.').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Noor Haddad')
  const { page: stranger, response, problems } = await visit('/')
  problems.expect(/status of 404/)
  expect(response.status()).toBe(200)
  const answer = await stranger.goto(new URL(page.url()).pathname)
  expect(answer?.status()).toBe(404)
})

test('an address of theirs that is not the present one leads there for good, and keeps the goal', async () => {
  const { page, response } = await visit(`/${AMARA.username.toUpperCase()}?goalId=7`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/${AMARA.username}?goalId=7`)
  const first = await response.request().redirectedFrom()?.response()
  expect(first?.status()).toBe(301)
})

test('the next times to meet come as one scrolls to them', async () => {
  const { page } = await visit(`/${AMARA.username}`, { timezone: 'Asia/Tokyo' })
  const times = page.getByRole('region', { name: 'Next times to meet' })
  await times.scrollIntoViewIfNeeded()
  await times.getByText(/Times are yours, in .*Tokyo/).waitFor()
  expect(await times.getByRole('listitem').count()).toBeGreaterThan(3)
})

test('without scripts a profile reads well: services, reviews and facts', async () => {
  const { page, problems } = await visit(`/${AMARA.username}`, { javaScript: false })
  problems.expect(/\.js csp$/)
  for (const name of ['About', 'Services', 'Reviews'])
    expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: /Hire agent/ }).count()).toBeGreaterThan(0)
})
