import { expect, test } from 'vitest'
import { tableOf } from './promise-table.mjs'

test('each promise is one row, and broken as soon as one of its tries was', () => {
  const table = tableOf([
    { promise: 'Nothing is lost', tries: '20 kills', result: 'kept' },
    { promise: 'Memory levels off', tries: '300,000 requests', result: 'kept' },
    { promise: 'Nothing is lost', tries: '20 kills', result: 'kept' },
    { promise: 'Nothing is lost', tries: 'not to the end', result: 'BROKEN' },
  ])
  expect(table).toBe(`| promise | tries | result |
| --- | --- | --- |
| Nothing is lost | 2 × 20 kills; not to the end | BROKEN |
| Memory levels off | 300,000 requests | kept |`)
})
