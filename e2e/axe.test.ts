import { expect, test } from 'vitest'
import { expectAccessible, expectReadableInTheDark } from './axe.ts'
import { visit } from './browser.ts'

test('faint words and a field without a label are found, by day and by night', async () => {
  const { page } = await visit('/p/privacy-policy')
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'Hardly anybody can read this.'
    words.style.color = '#888'
    words.style.backgroundColor = '#999'
    document.querySelector('main')?.append(words, document.createElement('input'))
  })
  const faint = expect.stringMatching(/^color-contrast: [\s\S]*Hardly anybody/)
  const nameless = expect.stringMatching(/^label: /)
  await expect(expectAccessible(page)).rejects.toMatchObject({ actual: [faint, nameless] })
  await expect(expectReadableInTheDark(page)).rejects.toMatchObject({ actual: [faint] })
})
