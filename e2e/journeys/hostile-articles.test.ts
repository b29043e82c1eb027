import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hostilePayloads } from '../../server/test/hostile-payloads.ts'
import { rounds } from '../../server/test/test-set.ts'
import { DESK } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

/** Spread over all kinds of payloads. */
const COUNT = rounds(25, hostilePayloads.length)
const payloads = hostilePayloads.filter(
  (_, place) => place % Math.floor(hostilePayloads.length / COUNT) === 0,
)

const words = (page: Page) => page.getByRole('textbox', { name: 'Text' })

const paste = (page: Page, html: string) =>
  words(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', 'words')
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test(`${payloads.length} hostile titles, texts and pastes run nothing, for their author or for staff`, async () => {
  const agent = await makeAgent()
  const session = await openSession(agent)
  const { page } = await visitAs(agent, '/p/agent/articles', { width: DESK })
  const { page: desk } = await visitAs(await makePerson({ kind: 'staff' }), '/p/staff', { width: DESK })
  const dialogs: string[] = []
  for (const one of [page, desk])
    one.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })

  const { id } = await askAs<{ id: string }>(session, 'POST', '/account/consultant/articles', {
    title: (payloads[0] ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 200),
    description: payloads.join(''),
  })
  await goTo(page, `/p/agent/articles/${id}`)
  await see(words(page))
  await act(page, () => words(page).click())
  for (const payload of payloads) await paste(page, payload)
  await act(page, () => page.keyboard.type('The end.'))
  await act(page, () => page.getByRole('button', { name: 'Preview', exact: true }).click())
  await see(page.getByRole('main').getByText(/The end\./))
  for (const one of [page, desk]) {
    await goTo(one, one === desk ? `/p/staff/articles/${id}` : `/p/agent/articles?tab=draft`)
    await see(one.getByRole('main').getByRole('heading').first())
    const active =
      'main script, main iframe, main [onerror], main [onload], main [onclick], main a[href^="javascript"]'
    await see(one.locator(active), { count: 0 })
  }
  expect(dialogs).toEqual([])
})
