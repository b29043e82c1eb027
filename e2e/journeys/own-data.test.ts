import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { unzip } from '../../server/test/unzip.ts'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { makePerson, visitAs } from '../sign-in.ts'

const DATA = '/p/client/account/data'
const DAY_MS = 86_400_000

describe.each([PHONE, DESK])('at %i px', (width) => {
  test('deletion is asked for with its own word, announced on every page, and taken back', async () => {
    const { page, context } = await visitAs(await makePerson(), DATA, { width })
    const due = async () =>
      (await askAs<{ due_at: string | null }>(context, 'GET', '/account/deletion-requests')).due_at
    const panel = page.getByRole('region', { name: 'Delete your account' })
    await panel.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const go = dialog.getByRole('button', { name: 'Delete my account' })
    await dialog.getByLabel('Type DELETE to go on').fill('delete')
    expect(await go.isDisabled()).toBe(true)
    await expectAccessible(page)
    expect(await due()).toBeNull()
    await dialog.getByLabel('Type DELETE to go on').fill('DELETE')
    await go.click()
    await panel.getByText(/Your account will be deleted on/).waitFor()
    const days = (Date.parse((await due()) ?? '') - Date.now()) / DAY_MS
    expect(Math.round(days)).toBe(14)

    await goTo(page, '/p/client/goals')
    const banner = page.getByText(/Your account will be deleted on/)
    await banner.waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('Your account stays').waitFor()
    await expect.poll(() => banner.count()).toBe(0)
    expect(await due()).toBeNull()
    await goTo(page, DATA)
    await panel.getByRole('button', { name: 'Delete my account' }).waitFor()
  })

  test('what we hold on somebody comes as one ZIP', async () => {
    const person = await makePerson({ firstName: 'Philippa' })
    const { page } = await visitAs(person, DATA, { width })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    await page.getByText('Your data is on its way to your downloads').waitFor()
    expect(download.suggestedFilename()).toMatch(/^sojourn-\d{4}-\d\d-\d\d\.zip$/)
    const files = await unzip(await buffer(await download.createReadStream()))
    expect(String(files.get('read-me.txt'))).toContain('What Sojourn holds on you')
    expect(JSON.parse(String(files.get('person.json')))).toMatchObject([
      { email: person.email, first_name: 'Philippa', last_name: person.lastName },
    ])
    expect(JSON.parse(String(files.get('session.json')))).toHaveLength(1)
  })
})
