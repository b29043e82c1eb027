import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MovableClock } from './clock.ts'
import { partLogs } from './counted-log.ts'
import { describeError } from './log.ts'

function openLogs() {
  const lines: Record<string, unknown>[] = []
  const counted: string[] = []
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const log = pino(
    { base: null, timestamp: false, serializers: { err: describeError } },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)))
        done()
      },
    }),
  )
  return { lines, counted, clock, logOf: partLogs(log, clock, (part) => counted.push(part)) }
}

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

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

test('while a part outside is away, each part of ours writes one line a minute and says how many it left out', () => {
  const { lines, counted, clock, logOf } = openLogs()
  for (let second = 0; second < 150; second++) {
    logOf('calls').error({ err: away }, 'a part of the service does not answer')
    logOf('database').error(away, 'a database connection broke')
    logOf('bus').warn({ err: away }, 'the connection that hears other nodes is broken')
    clock.forward(1000)
  }
  const of = (part: string) => lines.filter((line) => line.part === part).map(({ unsaid }) => unsaid)
  expect([of('calls'), of('database'), of('bus')]).toEqual([
    [undefined, 59, 59],
    [undefined, 59, 59],
    [undefined, 59, 59],
  ])
  expect(counted).toHaveLength(300)
})

test('what is no outage is written each time, also in between', () => {
  const { lines, logOf } = openLogs()
  logOf('calls').error({ err: away }, 'a part of the service does not answer')
  for (let call = 0; call < 3; call++)
    logOf('calls').error({ err: new TypeError('a fault') }, 'a call failed')
  expect(lines).toHaveLength(4)
})
