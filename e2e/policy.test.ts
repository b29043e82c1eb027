import { expect, test } from 'vitest'
import { visit } from './browser.ts'

declare global {
  var refused: string[]
}

test('the browser runs no script and takes no style without the nonce of the page', async () => {
  const { page, problems } = await visit('/')
  problems.expect(/ violates the following Content Security Policy directive /)
  await page.evaluate(() => {
    globalThis.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = 'document.title = "Taken over"'
    const style = document.createElement('style')
    style.textContent = 'main { display: none }'
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.title = "Taken over"')
    button.setAttribute('style', 'position: fixed')
    document.body.append(script, style, button)
    button.click()
  })
  await expect
    .poll(() => page.evaluate(() => refused.toSorted()))
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem'])
  await expect.poll(() => page.title()).not.toBe('Taken over')
  await page.getByRole('main').waitFor()
})
