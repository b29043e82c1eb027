import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { see } from './see.ts'
import { act } from './settled.ts'

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

test('the rules of a form are looked at without asking for what the policy forbids', async () => {
  const { page } = await visit('/p/auth/login')
  await page.evaluate(() => {
    globalThis.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  await act(page, () => page.getByLabel('Email address').fill('no email'))
  await act(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).click())
  await see(page.locator('[aria-invalid=true]').first())
  await expect.poll(() => page.evaluate(() => refused)).toEqual([])
})
