import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { renderWholePage } from './whole-page.ts'

/** axe finds nothing on the page as it stands. No rule is left out. */
export async function expectAccessible(page: Page) {
  await renderWholePage(page)
  await expectNoViolation(new AxeBuilder({ page }))
}

/** The same in the other colours: only what tells by colours can differ. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function expectNoViolation(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode().analyze()
  expect(
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
    ),
    'found by axe',
  ).toEqual([])
}
