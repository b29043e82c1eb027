import { describe, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { AMARA } from '../people.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

describe.each(widths('both'))('at %i px', (width) => {
  test('an agent is told why they cannot hire, once they come to the button', async () => {
    const agent = await makePerson({ kind: 'agent' })
    const { page } = await visitAs(agent, `/${AMARA.username}`, { width })
    const button = page.getByRole('button', { name: /^Hire agent for/ }).first()
    await see(button, { attribute: ['aria-disabled', 'true'] })
    await button.focus()
    await see(page.getByText('Only clients can hire agents. Switch to client mode to hire.').first())
    await act(page, () => button.press('Enter'))
    await expectAccessible(page)
    await unseen(page, page.getByRole('dialog'))
  })

  test.each([
    '/p/agents?goalId=7',
    '/p/visas/ca/study-permit?goalId=7',
    '/p/countries/ca?goalId=7',
    `/p/agents/compare?ids=${AMARA.uuid}&goalId=7`,
  ])('from %s the goal goes along to the agent', async (path) => {
    const { page } = await visit(path, { width })
    const link = page.locator(`main a[href^="/${AMARA.username}"]`).first()
    await act(page, () => link.click())
    await arrive(page, `**/${AMARA.username}?goalId=7`)
  })
})
