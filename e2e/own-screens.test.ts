import { test } from 'vitest'
import { inLongSet } from '../server/test/test-set.ts'
import { expectInOrder } from './check-screen.ts'
import { openOwnScreens } from './open-own-screens.ts'
import type { OwnScreen } from './screens.ts'

const { browsers, screens } = await openOwnScreens()

test.each(screens)('$name ($of) is in order', async ({ of, ...screen }: OwnScreen) => {
  await expectInOrder(browsers[of], screen, inLongSet)
})
