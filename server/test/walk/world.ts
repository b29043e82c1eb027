import { Writable } from 'node:stream'
import { CronExpressionParser } from 'cron-parser'
import { pino } from 'pino'
import { cron } from '../../src/domains.ts'
import { watchLedger } from '../../src/money/ledger/watch-ledger.ts'
import { payBySchedule } from '../../src/money/wallets/payouts/pay-by-schedule.ts'
import { openSession } from '../../src/people/identity/sessions/open-session.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import { inTransaction } from '../../src/platform/database/transact.ts'
import { makePushKeys } from '../../src/platform/push/make-push-keys.ts'
import { NO_LIMITS } from '../payments.ts'
import { Browser, makePerson, type TestPerson } from '../people.ts'
import { startPushService } from '../push-service.ts'
import { deliverNews, sandboxOf } from '../sandbox.ts'
import { openTestApp, type TestApp } from '../start-app.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

/** No faults of ours: they stand in a list of our team. */
const TOLD_TO_STAFF = new Set(['a payment needs to be looked at', 'a refund was refused'])

/** These only fill caches, or are looked at once at the end. */
const NEVER = new Set(['renew-free-slots', 'tell-all-news', 'sweep-captcha', watchLedger.name])

/** No story waits for what these forget, count or remind of. A run costs as much as all others together. */
const SELDOM = new Set([
  ...['forget-what-is-over', 'forget-processor-events', 'forget-mail-deliveries', 'forget-answers'],
  ...['forget-words', 'forget-holds', 'erase-deleted-goals', 'keep-months', 'fill-after-upgrade'],
  ...['sweep-identity', 'sweep-unproven', 'sweep-limits', 'sweep-former-names', 'sweep-uploads'],
  ...['tend-articles', 'tend-verifications', 'tend-paper-readings', 'tend-vault', 'tend-documents'],
  ...['tend-message-files', 'tend-hellos'],
  ...['read-calendars', 'read-files-back', 'watch-licences', 'turn-leaves', 'close-questions'],
  ...['count-decisions', 'measure-answers', 'tell-deadlines', 'ask-for-decisions'],
])
const SELDOM_MS = 12 * DAY_MS

/** Every job that has a time, each once; a schedule of payouts is a run of its own. */
const timed = [
  ...new Map(
    cron.map((entry) => [entry.job === payBySchedule ? entry.name : entry.job.name, entry]),
  ).values(),
].filter(({ job }) => !NEVER.has(job.name))

/** A house with people who walk in it: what goes wrong behind the answers is kept. */
export async function openWorld() {
  const faults: string[] = []
  const lines = new Writable({
    write(line, _encoding, done) {
      const said = JSON.parse(String(line))
      if (!TOLD_TO_STAFF.has(said.msg)) faults.push(wordsOf(said))
      done()
    },
  })
  const log = pino({ level: 'error' }, lines)
  const keys = makePushKeys()
  const pushService = await startPushService(keys)
  const push = { ...keys, services: [pushService.origin] }
  const server = await openTestApp({ settings: { push }, replaced: { limits: NO_LIMITS, log } })
  const staff = await Promise.all(
    ['Sanna', 'Teo'].map((first_name) => makePerson(server, { staff: true, first_name })),
  )
  return {
    server,
    staff: staff as [TestPerson, TestPerson],
    faults,
    house: sandboxOf(server).house,
    pushService,
    swept: server.clock.now(),
    rested: server.clock.now(),
    running: Promise.resolve(),
  }
}

const wordsOf = ({
  msg,
  err,
  job,
  order,
  conflict,
  id,
  refund,
  reason,
}: Record<string, { message: string; stack: string }>) =>
  [
    msg,
    job ?? order ?? conflict ?? refund ?? id,
    reason,
    err?.message,
    err?.stack
      ?.split('\n')
      .find((one) => one.includes('/src/'))
      ?.trim(),
  ]
    .filter(Boolean)
    .join(' | ')

/**
 * The news are told and the jobs done; where the clock has run, also those that have their times. While people act, payouts
 * are made by schedule whenever it runs, so that they meet every act; in a quiet time on their days.
 */
export async function rest(world: World, { timers = true, isQuiet = false } = {}) {
  await news(world)
  if (timers) await runTimed(world, isQuiet)
  await jobs(world)
  if (timers) await forgetDoneJobs(world)
}

/** A worker's queue forgets them by itself; with all of a year in it, each look for the next job takes longer. */
const forgetDoneJobs = ({ server }: World) =>
  server.context.pool.query(`delete from pgboss.job where state = 'completed'`)

async function runTimed(world: World, isQuiet: boolean) {
  const { server, faults, rested } = world
  const now = server.clock.now()
  const isTime = now.getTime() - world.swept.getTime() >= SELDOM_MS
  if (isTime) world.swept = now
  world.rested = now
  for (const { job, data = {}, cron: times } of timed)
    if (job === payBySchedule ? !isQuiet || isDue(times, rested, now) : isTime || !SELDOM.has(job.name))
      await job.run(server.context, data).catch((error: Error) => faults.push(`${job.name}: ${error.stack}`))
}

/** Its time came since. */
const isDue = (times: string, since: Date, now: Date) =>
  CronExpressionParser.parse(times, { currentDate: now, tz: 'UTC' }).prev().getTime() > since.getTime()

type Part = Pick<World, 'server' | 'faults'>

export async function news({ server, faults }: Part) {
  const statuses = await deliverNews(server)
  if (statuses.some((status) => status >= 500)) faults.push(`news of the processor were answered ${statuses}`)
}

/** Runs wait for each other: several households may wait for a mail at the same time. */
export async function jobs(world: World) {
  const run = async () => {
    for (const failure of await world.server.runJobs())
      world.faults.push(`a job failed: ${(failure as Error).stack}`)
  }
  const mine = world.running.then(run)
  world.running = mine
  await mine
}

/** Their own browser, signed in a moment ago. */
export async function enterAs(server: TestApp, { id, device }: { id: string; device?: string }) {
  const browser = new Browser(server)
  if (device) Object.assign(browser, { device })
  const client = {
    ...{ device: browser.device, deviceName: 'Firefox', address: '10.0.0.9' },
    ...{ zone: null, clock: null, language: 'en', inside: null },
  }
  const { session } = await inTransaction(server.context.db, (tx) =>
    openSession(server.context, tx, client, id),
  )
  browser.cookies.set('session', session.token)
  browser.nonce = session.nonce
  return browser
}
