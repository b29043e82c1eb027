import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { unzip } from '../../server/test/unzip.ts'
import { askDatabase } from '../ask-database.ts'
import { expectAccessible } from '../axe.ts'
import { goTo } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { askAs } from '../own-api.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const DATA = '/p/client/account/data'
const DAY_MS = 86_400_000

describe.each(widths('phone'))('at %i px', (width) => {
  test('what we hold comes as one ZIP; deletion is asked for with its own word, announced on every page, and taken back', async () => {
    const person = await makePerson({ firstName: 'Philippa' })
    const { page, context } = await visitAs(person, DATA, { width })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    await see(page.getByText('Your data is downloading'))
    expect(download.suggestedFilename()).toMatch(/^sojourn-\d{4}-\d\d-\d\d\.zip$/)
    const files = await unzip(await buffer(await download.createReadStream()))
    expect(String(files.get('read-me.txt'))).toContain('What Sojourn holds on you')
    expect(JSON.parse(String(files.get('person.json')))).toMatchObject([
      { email: person.email, first_name: 'Philippa', last_name: person.lastName },
    ])
    expect(JSON.parse(String(files.get('session.json')))).toHaveLength(1)

    const due = async () =>
      (await askAs<{ due_at: string | null }>(context, 'GET', '/account/deletion-requests')).due_at
    const panel = page.getByRole('region', { name: 'Delete your account' })
    await act(page, () => panel.getByRole('button', { name: 'Delete my account' }).click())
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const go = dialog.getByRole('button', { name: 'Delete my account' })
    await dialog.getByLabel('Type DELETE to confirm').fill('delete')
    await see(go, { disabled: true })
    await expectAccessible(page)
    expect(await due()).toBeNull()
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await act(page, () => go.click())
    await see(panel.getByText(/Your account will be deleted on/))
    const days = (Date.parse((await due()) ?? '') - Date.now()) / DAY_MS
    expect(Math.round(days)).toBe(14)

    await goTo(page, '/p/client/goals')
    const banner = page.getByText(/Your account will be deleted on/)
    await see(banner)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await act(page, () => page.getByRole('button', { name: 'Keep my account' }).click())
    await see(page.getByText('Your account will not be deleted'))
    await unseen(page, banner)
    expect(await due()).toBeNull()
    await goTo(page, DATA)
    await see(panel.getByRole('button', { name: 'Delete my account' }))
  })

  test('who is suspended reads why, takes their data along, and leaves', async () => {
    const person = await makePerson({ firstName: 'Philippa' })
    await askDatabase('update person set suspended_at = now(), suspended_reason = $2 where email = $1', [
      person.email,
      'Asked for money outside.',
    ])
    const { page } = await visitAs(person, '/p/client/goals', { width })
    await see(page.getByText('Asked for money outside.'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    await act(page, () => page.getByRole('button', { name: 'Delete my account' }).click())
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await act(page, () => dialog.getByRole('button', { name: 'Delete my account' }).click())
    await see(page.getByText(/Your account will be deleted on/))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
