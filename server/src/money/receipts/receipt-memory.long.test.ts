import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { mina } from '../../../test/sample-receipt.ts'
import { writeReceipt } from './write-receipt.ts'

test('many receipts leave no memory behind', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 2 ** 20
  }
  const write = async (times: number) => {
    for (let made = 0; made < times; made++)
      await buffer(writeReceipt({ ...mina, payer: { name: `王 ${made}`, address: [] } }))
  }
  await write(4)
  const before = held()
  await write(12)
  expect(held() - before).toBeLessThan(8)
}, 120_000)
