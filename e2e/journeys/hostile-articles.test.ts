import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pngOf } from '../../server/test/hostile-files.ts'
import { hostilePayloads } from '../../server/test/hostile-payloads.ts'
import { rounds } from '../../server/test/test-set.ts'
import { askDatabase } from '../ask-database.ts'
import { DESK } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { makeAgent, openSession } from '../world.ts'

/** Spread over all kinds of payloads. */
const COUNT = rounds(25, 500)
const payloads = hostilePayloads.filter(
  (_, place) => place % Math.floor(hostilePayloads.length / COUNT) === 0,
)

/** An article has 40 pictures at most. */
const AT_ONCE = 25
const parts = Array.from({ length: Math.ceil(payloads.length / AT_ONCE) }, (_, at) =>
  payloads.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)
const fileNames = (part: string[]) =>
  part.slice(0, 3).map((payload) => payload.replaceAll(/[/\\\p{Cc}]/gu, ' '))

const words = (page: Page) => page.getByRole('textbox', { name: 'Text' })

const paste = (page: Page, html: string) =>
  words(page).evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', 'words')
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const ACTIVE =
  'main script, main iframe, main [onerror], main [onload], main [onclick], main a[href^="javascript"]'

test(
  `${payloads.length} hostile titles, texts, pastes and file names run nothing, for their author or for staff`,
  async () => {
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

    for (const part of parts) {
      const { id } = await askAs<{ id: string }>(session, 'POST', '/account/consultant/articles', {
        title: (part[0] ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 200),
        description: part.join(''),
      })
      await askDatabase(
        `with added as (
         insert into article_attachment (article_id, agent_id, file_id, file_name, media_type, size, scan, created_at)
         select $1, agent_id, gen_random_uuid(), name, 'application/pdf', 9, 'clean', now()
         from article, unnest($2::text[]) as name where article.id = $1 returning id
       )
       update article set attachment_ids = (select array_agg(id) from added) where id = $1`,
        [id, fileNames(part)],
      )
      await goTo(page, `/p/agent/articles/${id}`)
      await see(words(page))
      await act(page, () => words(page).click())
      for (const payload of part) await paste(page, payload)
      await act(page, () => page.keyboard.type('The end.'))
      await act(page, () => page.getByRole('textbox', { name: 'Title' }).fill('The end of it'))
      await act(page, () => page.getByRole('button', { name: 'Preview', exact: true }).click())
      await see(page.getByRole('main').getByText(/The end\./))
      await see(page.locator(ACTIVE), { count: 0 })
      await askDatabase(
        `update article set title = $2, status = 'pending', submitted_at = now() where id = $1`,
        [id, part.join(' ').replaceAll('\0', '')],
      )
      await goTo(page, '/p/agent/articles')
      await see(page.getByRole('main').getByRole('heading', { level: 2 }).first())
      await see(page.locator(ACTIVE), { count: 0 })
      await goTo(desk, `/p/staff/articles/${id}`)
      await see(desk.getByRole('button', { name: 'Publish' }))
      await see(desk.locator(ACTIVE), { count: 0 })
    }
    expect(dialogs).toEqual([])
  },
  rounds(60_000, 900_000),
)

test('a picture that is none, or far too large, is refused with a sentence, and what was written stays', async () => {
  const agent = await makeAgent()
  const session = await openSession(agent)
  const { id } = await askAs<{ id: string }>(session, 'POST', '/account/consultant/articles', {
    description: '<p>Every paper of the list.</p>',
  })
  const { page, problems } = await visitAs(agent, `/p/agent/articles/${id}`, { width: DESK })
  await see(words(page))
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="window.__ran=1"/>')
  const choose = (at: Locator, name: string, buffer: Buffer) =>
    act(page, () => at.setInputFiles({ name, mimeType: 'image/png', buffer }))

  await choose(page.getByLabel('Add a cover'), 'cover.png', drawing)
  const dialog = page.getByRole('dialog')
  await see(
    dialog
      .or(page.locator('#cover'))
      .getByText(/cannot (be )?(read|open)/)
      .first(),
  )
  await page.keyboard.press('Escape')

  await act(page, () => words(page).click())
  await act(page, () => page.keyboard.press('Control+End'))
  await act(page, () => page.keyboard.press('Enter'))
  await act(page, () => page.keyboard.type('/picture'))
  await act(page, () => page.keyboard.press('Enter'))
  const picture = dialog.locator('input[type=file]').first()
  problems.expect({ call: 'POST /api/account/consultant/articles/*/pictures', status: 415 })
  await choose(picture, 'drawing.png', drawing)
  await see(dialog.getByText('Please select a PNG, JPEG or WebP picture.'))
  problems.expect({ call: 'POST /api/account/consultant/articles/*/pictures', status: 413 })
  await choose(picture, 'bomb.png', pngOf(9000, 9000))
  await see(dialog.getByText('The picture you selected has too many pixels!'))
  await act(page, () => page.keyboard.press('Escape'))
  await see(words(page), { text: /Every paper of the list/ })
})
