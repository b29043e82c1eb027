import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { partLogs } from './counted-log.ts'
import { describeError } from './log.ts'

function openLogs() {
  const lines: Record<string, unknown>[] = []
  const counted: string[] = []
  const log = pino(
    { base: null, timestamp: false, serializers: { err: describeError } },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)))
        done()
      },
    }),
  )
  return { lines, counted, logOf: partLogs(log, (part) => counted.push(part)) }
}

test('a line says which part wrote it, and each error is counted with its part', () => {
  const { lines, counted, logOf } = openLogs()
  logOf('jobs').error({ err: new TypeError('a fault') }, 'a job failed')
  logOf('bus').info('all is well')
  expect(lines.map(({ part, msg }) => [part, msg])).toEqual([
    ['jobs', 'a job failed'],
    ['bus', 'all is well'],
  ])
  expect(counted).toEqual(['jobs'])
})
