import { paths } from '@sojourn/contract/paths/paths'
import { expect, test } from 'vitest'
import { openContext, openPage } from '../browser.ts'
import { openPlain } from '../navigate.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { AMARA } from '../people.ts'
import { see } from '../see.ts'

const context = await openContext({ javaScript: false })

/**
 * The texts of public pages without scripts are tested in server/test/pages; a page of each shell is looked at here.
 */
test('pages can be read where no script runs', async () => {
  const { page } = await openPage(context)
  for (const path of [paths.home(), paths.agent(AMARA.username), paths.login(), paths.close()]) {
    const response = await openPlain(page, path)
    expect(response.status(), path).toBe(200)
    await see(page.getByRole('heading', { level: 1 }))
    const main = page.getByRole('main')
    await see(main, { text: /[\s\S]{60}/ })
    await expect.poll(() => main.innerText(), { message: path }).not.toMatch(/loading/i)
    await see(page.locator('main [aria-busy=true]'), { count: 0 })
    await expectNoSidewaysScroll(page)
  }
})
