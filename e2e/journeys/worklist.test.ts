import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { arrive, goTo } from '../navigate.ts'
import { reportService } from '../report-service.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { comeAs, makePerson } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

describe.each(widths('desk'))('at %i px', (width) => {
  test('our team goes through the worklist by keys, and claims what it comes to', async () => {
    const { service } = await makeAgent()
    const client = await makePerson({ firstName: 'Ngozi', lastName: 'Traveller' })
    const report = await reportService(await openSession(client), service)
    const staff = await makePerson({ kind: 'staff', firstName: 'Sanna' })
    const { page } = await comeAs(staff, { width })
    await goTo(page, '/p/staff')
    await see(page.getByText(/items are waiting\. The oldest: /))
    const strike = (key: string) => act(page, () => page.keyboard.press(key))

    await strike('?')
    const keys = page.getByRole('dialog', { name: 'Keys of this list' })
    await see(keys.getByText('Next line'))
    await expectAccessible(page)
    await strike('Escape')

    const queues = page.getByRole('navigation', { name: 'Work by queue' })
    await act(page, () => queues.getByRole('link', { name: /^Reports/ }).click())
    await arrive(page, /queue=reports/)
    const names = page.getByRole('rowheader').getByRole('link')
    await strike('j')
    await see(names.first(), { focused: true })

    const link = page.locator(`a[href="/p/staff/reports/${report}"]`)
    const own = page.getByRole('row').filter({ has: link })
    await link.focus()
    await strike('c')
    await arrive(page, `**/p/staff/reports/${report}`)
    await see(page.getByText(/^This report is yours until/))

    await goTo(page, '/p/staff?queue=reports')
    await see(own.getByText(/^Yours until/))
    await expectAccessible(page)
  })
})
