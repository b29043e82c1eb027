import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MovableClock } from './clock.ts'
import { logOptions } from './log.ts'

function openOnPaper() {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const lines: { msg: string; left_out?: number; err?: { message: string; stack?: string } }[] = []
  const paper = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { clock, lines, log: pino(logOptions(clock), paper) }
}

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

test('while PostgreSQL is away each part writes one line a minute, which says how many were left out', () => {
  const { clock, lines, log } = openOnPaper()
  const everyPart = () => {
    log.error({ err: away(), reqId: 'a request' }, 'a part of the service does not answer')
    log.error(away(), 'a database connection broke')
    log.error({ err: away(), job: 'send-mail' }, 'a job failed')
    log.error({ err: away(), job: 'sweep-limits' }, 'a job failed')
  }
  for (let second = 0; second < 60; second++) {
    everyPart()
    clock.forward(1000)
  }
  expect(lines.map(({ msg }) => msg)).toEqual([
    'a part of the service does not answer',
    'a database connection broke',
    'a job failed',
    'a job failed',
  ])
  expect(lines[0]?.err).toEqual({ message: 'connect ECONNREFUSED 127.0.0.1:5432' })
  everyPart()
  expect(lines.slice(4).map(({ left_out }) => left_out)).toEqual([59, 59, 59, 59])
})

test('what is no outage is written each time, with its stack', () => {
  const { lines, log } = openOnPaper()
  for (let times = 0; times < 3; times++) log.error({ err: new Error('a mistake of ours') }, 'a call failed')
  for (let times = 0; times < 3; times++) log.info('limits are counted for all nodes again')
  expect(lines).toHaveLength(6)
  expect(lines[2]?.err?.stack).toContain('a mistake of ours')
})
