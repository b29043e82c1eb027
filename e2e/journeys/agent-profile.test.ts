import { describe, expect, test } from 'vitest'
import { origin, PHONE, visit } from '../browser.ts'
import { watchClipboard } from '../clipboard.ts'
import { arrive, goTo, reload } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const profile = `/${AMARA.username}`

describe.each(widths('phone'))('at %i px', (width) => {
  test('a client likes an agent, keeps them, and takes the like back', async () => {
    const { page } = await visitAs(await makePerson(), `${profile}?goalId=7`, { width })
    const like = page.getByRole('button', { name: `Like ${AMARA.name}` })
    const liked = page.getByRole('button', { name: `Liked ${AMARA.name}` })
    await act(page, () => like.click())
    await see(liked)
    await reload(page)
    await see(liked, { attribute: ['aria-pressed', 'true'] })
    await act(page, () => liked.click())
    await see(like)
    await act(page, () => page.getByRole('button', { name: `Add ${AMARA.name} to your wishlist` }).click())
    await goTo(page, '/p/client/wishlist/agents')
    await see(page.getByRole('link', { name: AMARA.name }))
  })
})

test('a visitor sees the next times to meet, shares the profile, and is asked to sign in for a like', async () => {
  const { page } = await visit(profile, { width: PHONE, timezone: 'Asia/Tokyo' })
  const copied = await watchClipboard(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await act(page, () => page.getByRole('button', { name: 'Share' }).click())
  await see(page.getByText('The link is copied'))
  await expect.poll(copied).toBe(origin + profile)

  const times = page.getByRole('region', { name: 'Next times to meet' })
  await act(page, () => times.scrollIntoViewIfNeeded())
  await see(times.getByText('Times are shown in Tokyo time.'))
  await see(times.getByRole('listitem').nth(3))

  await act(page, () => page.getByRole('button', { name: `Like ${AMARA.name}` }).click())
  await see(page.getByText('You have to login to like agent.'))
  await see(page.getByRole('dialog'))
})

test('an agent who is not verified sees their own profile by the menu, and nobody else does', async () => {
  const agent = await makePerson({ kind: 'agent', firstName: 'Noor', lastName: 'Haddad' })
  const { page } = await visitAs(agent, '/p/agent/services')
  await page.getByRole('link', { name: 'View my profile as client' }).first().click()
  await arrive(page, (url) => !url.pathname.startsWith('/p/'))
  await see(page.getByText('Only you see this page.'))
  await see(page.getByRole('heading', { level: 1 }), { text: 'Noor Haddad' })
  const asStranger = await fetch(page.url())
  expect(asStranger.status).toBe(404)
})

test('an address of theirs that is not the present one leads there for good, and keeps the goal', async () => {
  const answer = await fetch(`${origin}/${AMARA.username.toUpperCase()}?goalId=7`, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(new URL(answer.headers.get('location') ?? '', origin).href).toBe(`${origin}${profile}?goalId=7`)
})

test('a profile is reached by uuid too, and says which address is its own', async () => {
  const html = await (await fetch(`${origin}/${AMARA.uuid}`)).text()
  expect(html).toContain(`rel="canonical" href="${origin}${profile}"`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>(<bdi>)?${AMARA.name}`))
})

test('without scripts a profile reads well: services, reviews and facts', async () => {
  const { page } = await visit(profile, { javaScript: false })
  for (const name of ['About', 'Services', 'Reviews'])
    await see(page.getByRole('heading', { level: 2, name }))
  await see(page.getByRole('link', { name: /Hire agent/ }))
})
