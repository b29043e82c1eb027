import { afterAll, beforeAll, describe } from 'vitest'
import { attempts } from './processor-contract/attempts.ts'
import { cards } from './processor-contract/cards.ts'
import { cutLines } from './processor-contract/cut-lines.ts'
import { deliveries } from './processor-contract/deliveries.ts'
import type { OpenedProcessor } from './processor-contract/opened-processor.ts'
import { payouts } from './processor-contract/payouts.ts'
import { refunds } from './processor-contract/refunds.ts'
import { Shop } from './processor-contract/shop.ts'

/** Every promise of `server/src/platform/payments/processor.ts`, asked of one who makes it. */
export function describeProcessor(name: string, open: () => Promise<OpenedProcessor>) {
  describe(`the processor ${name}`, () => {
    let opened: OpenedProcessor
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())

    const shop = () => new Shop(opened)
    attempts(shop)
    cards(shop)
    refunds(shop)
    payouts(shop)
    deliveries(shop)
    cutLines(shop)
  })
}
