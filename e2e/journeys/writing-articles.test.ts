import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'

import { arrive, goTo, reload } from '../navigate.ts'
import { askAs } from '../own-api.ts'
import { passport } from '../passport.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent, openSession } from '../world.ts'

const ARTICLES = '/p/agent/articles'
const TITLE = 'What to bring to your first visa appointment'
const REASON = 'Please say where the list of papers is found.'

const press = (page: Page, name: string) =>
  act(page, () => page.getByRole('button', { name, exact: true }).click())
const words = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const saved = (page: Page) => see(page.getByRole('status').filter({ hasText: 'Saved' }))

async function write(page: Page, text: string) {
  await act(page, () => words(page).click())
  await act(page, () => page.keyboard.type(text))
}

/** An agent who has begun an article, and its address. */
async function aDraft(text: string) {
  const agent = await makeAgent()
  const session = await openSession(agent)
  const { id } = await askAs<{ id: string }>(session, 'POST', '/account/consultant/articles', {
    title: TITLE,
    description: `<p>${text}</p>`,
  })
  return { agent, session, id, path: `${ARTICLES}/${id}` }
}

describe.each(widths('desk'))('at %i px', (width) => {
  test('an article is written, sent back, mended, published and read', async () => {
    const agent = await makeAgent()
    const { page, problems } = await visitAs(agent, ARTICLES, { width })
    await act(page, () => page.getByRole('button', { name: 'Write an article' }).first().click())
    await arrive(page, /articles\/[0-9a-f-]{36}/)
    problems.expect({ call: 'POST /api/account/consultant/articles/*/submit', status: 422 })
    await press(page, 'Send for review')
    await see(page.getByText('please enter a title', { exact: true }))
    await see(page.getByText(/^Before this article can be sent, complete: .*services/))

    await act(page, () => page.getByRole('textbox', { name: 'Title' }).fill(TITLE))
    await write(page, 'Every paper of the list, and a copy of each.')
    await press(page, 'Settings')
    await see(page.getByText('Please select at least one service', { exact: true }))
    await act(page, () => page.getByLabel('Category', { exact: true }).selectOption('Study'))
    await act(page, () => page.getByRole('checkbox').first().press('Space'))
    await press(page, 'Close')
    const file = { name: 'cover.png', mimeType: 'image/png', buffer: passport }
    await act(page, () => page.getByLabel('Add a cover').setInputFiles(file))
    await press(page, 'Use this picture')
    await see(page.getByRole('img', { name: 'Cover of your article' }))
    await saved(page)
    await press(page, 'Preview')
    await see(page.getByRole('main').getByText('Every paper of the list, and a copy of each.'))
    await press(page, 'Send for review')
    await arrive(page, '**/p/agent/articles')
    await see(page.getByText('In review', { exact: true }))

    const { page: desk } = await visitAs(await makePerson({ kind: 'staff' }), '/p/staff/articles', { width })
    const decide = async () => {
      await goTo(desk, '/p/staff/articles')
      const row = desk.getByRole('row').filter({ hasText: TITLE })
      await act(desk, () => row.getByRole('link', { name: TITLE }).last().click())
    }
    await decide()
    await press(desk, 'Request changes')
    await act(desk, () => desk.getByRole('textbox', { name: 'Reason' }).fill(REASON))
    await act(desk, () => desk.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click())
    await see(desk.getByText(`Sent back: ${REASON}`))

    await goTo(page, `${ARTICLES}?tab=draft`)
    await see(page.getByText(REASON))
    await act(page, () => page.getByRole('link', { name: TITLE }).click())
    await see(page.getByText(REASON))
    await write(page, 'The embassy has it. ')
    await saved(page)
    await press(page, 'Send for review')
    await arrive(page, '**/p/agent/articles')
    await decide()
    await press(desk, 'Publish')
    await see(desk.getByRole('link', { name: 'See it as readers do' }))

    await goTo(page, `${ARTICLES}/published`)
    await see(page.getByText('Published', { exact: true }).last())
    await press(page, `Actions for ${TITLE}`)
    await act(page, () => page.getByRole('link', { name: 'See the public page' }).click())
    await arrive(page, '**/articles/what-to-bring-to-your-first-visa-appointment')
    await see(page.getByRole('heading', { level: 1 }), { text: TITLE })
    await see(page.getByText(/The embassy has it/))

    await goTo(page, `${ARTICLES}/published`)
    await press(page, `Actions for ${TITLE}`)
    await press(page, 'Unpublish')
    const asked = page.getByRole('dialog', { name: 'Unpublish this article?' })
    await act(page, () => asked.getByRole('button', { name: 'Unpublish' }).click())
    await see(page.getByText('Readers no longer see this article'))
    await goTo(page, `${ARTICLES}?tab=draft`)
    await see(page.getByRole('link', { name: TITLE }))
  })

  test('a heading, a bold word and a picture come by the keyboard alone', async () => {
    const { agent, path } = await aDraft('Every paper of the list.')
    const { page } = await visitAs(agent, path, { width })
    await see(words(page), { text: /Every paper/ })
    await act(page, () => page.getByRole('textbox', { name: 'Title' }).focus())
    await act(page, () => page.keyboard.press('Enter'))
    await act(page, () => page.keyboard.press('Control+End'))
    await act(page, () => page.keyboard.press('Enter'))
    await act(page, () => page.keyboard.type('/head'))
    await see(page.getByRole('option', { name: 'Heading', exact: true }))
    await act(page, () => page.keyboard.press('Enter'))
    await act(page, () => page.keyboard.type('What to bring'))
    await see(words(page).getByRole('heading', { level: 2, name: 'What to bring' }))
    await act(page, () => page.keyboard.press('Shift+Control+ArrowLeft'))
    const tools = page.getByRole('toolbar', { name: 'Format the text' })
    await see(tools)
    await act(page, () => page.keyboard.press('Alt+F10'))
    await act(page, () => page.keyboard.press('Enter'))
    await see(words(page).locator('h2 strong'), { text: 'bring' })
    await act(page, () => page.keyboard.press('End'))
    await act(page, () => page.keyboard.press('Enter'))
    await act(page, () => page.keyboard.type('/pic'))
    await act(page, () => page.keyboard.press('Enter'))
    await see(page.getByRole('dialog', { name: 'Add a picture' }))
    await act(page, () => page.keyboard.press('Escape'))
    await saved(page)
    await reload(page)
    await see(words(page).locator('h2 strong'), { text: 'bring' })
  })

  test('what is put into the trash is restored from there', async () => {
    const { agent } = await aDraft('Every paper of the list.')
    const { page } = await visitAs(agent, `${ARTICLES}?tab=draft`, { width })
    await press(page, `Delete ${TITLE}`)
    await press(page, 'Move to trash')
    await see(page.getByText('Drafts are shown here. Only you can see them.'))
    await goTo(page, `${ARTICLES}?tab=trash`)
    await press(page, `Actions for ${TITLE}`)
    await press(page, 'Restore')
    await see(page.getByText('Deleted articles are kept here for 30 days.'))
    await goTo(page, `${ARTICLES}?tab=draft`)
    await see(page.getByRole('link', { name: TITLE }))
  })

  test('two tabs tell of each other, and what is typed without a network stays', async () => {
    const { agent, session, id, path } = await aDraft('As it was.')
    const { page, problems } = await visitAs(agent, path, { width })
    const elsewhere = (title: string, version: number) =>
      askAs(session, 'PATCH', `/account/consultant/articles/${id}`, { title, version })
    await see(words(page), { text: /As it was/ })
    await elsewhere('What another tab says of this visa appointment', 1)
    problems.expect({ call: 'PATCH /api/account/consultant/articles/*', status: 409 })
    await write(page, 'Mine. ')
    const told = page.getByText(/changed in another tab or on another device/).first()
    await see(told)
    await see(words(page), { text: /Mine\./ })
    await press(page, 'Keep this version')
    await unseen(page, told)
    await reload(page)
    await see(words(page), { text: /Mine\./ })

    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await page.context().setOffline(true)
    await write(page, 'Offline. ')
    await see(page.getByText(/^Not saved/))
    await page.context().setOffline(false)
    await saved(page)
    await reload(page)
    await see(words(page), { text: /Offline\./ })
  })
})
