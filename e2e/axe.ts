import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { renderWholePage } from './whole-page.ts'

/** axe finds nothing on the page as it stands. No rule is left out. */
export async function expectAccessible(page: Page) {
  await renderWholePage(page)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
    ),
    'found by axe',
  ).toEqual([])
}
