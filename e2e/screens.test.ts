import { afterAll, expect, test } from 'vitest'
import { inLongSet } from '../server/test/test-set.ts'
import { openContext } from './browser.ts'
import { expectInOrder } from './check-screen.ts'
import { publicScreens, type Screen } from './screens.ts'
import { unnamedFiles } from './unnamed-files.ts'

const context = await openContext()
afterAll(() => context.close())

test.each(publicScreens)('$name is in order', async (screen: Screen) => {
  const page = await expectInOrder(context, screen, inLongSet)
  expect(await unnamedFiles(page)).toEqual([])
})
