import { afterAll, test } from 'vitest'
import { openContext, origin } from './browser.ts'
import { expectInOrder } from './look-over.ts'
import { publicScreens, type Screen } from './screens.ts'
import { see } from './see.ts'

const context = await openContext()
afterAll(() => context.close())

test.each(publicScreens)('$name is in order', async (screen: Screen) => {
  const page = await expectInOrder(context, screen)
  if (screen.status) return
  await see(page.locator('meta[name=description]'), { attribute: ['content', /\S/] })
  await see(page.locator('link[rel=canonical]'), { attribute: ['href', origin + screen.path] })
})
