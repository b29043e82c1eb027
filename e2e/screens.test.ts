import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContext } from './browser.ts'
import { expectInOrder, LOOKS } from './look-over.ts'
import { publicScreens, type Screen } from './screens.ts'
import { unnamedFiles } from './unnamed-files.ts'

describe.each(LOOKS)('$width px', ({ width, alsoAt }) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openContext({ width })
  })
  afterAll(() => context.close())

  test.each(publicScreens)('$name is in order', async (screen: Screen) => {
    const page = await expectInOrder(context, screen, alsoAt)
    expect(await unnamedFiles(page)).toEqual([])
  })
})
