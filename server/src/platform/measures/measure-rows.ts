import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { VERSION } from '../version.ts'
import { gathered } from './gathered.ts'
import {
  countMails,
  findLastBackup,
  findNewestMigration,
  lastCronRuns,
  waitingJobs,
} from './measures-store.ts'

interface Rows {
  db: Database
  clock: Clock
  countDeadLetters: () => Promise<Map<string, number>>
  countPaymentAlarms: () => Promise<number>
  lastGoodLedgerCheck: () => Promise<Date | null>
  knownLedgerFaults: () => Promise<number | null>
  waitingForSeal: () => Promise<number | null>
}

type Values = [labels: Record<string, string>, value: number][]

/** The figures are the same on every node, and never hold a word of anybody. */
export function measureRows(registry: Registry, { db, clock, ...rows }: Rows) {
  /** Values are read anew each time from what was gathered, since ages grow meanwhile. */
  function gauge(name: string, help: string, labelNames: string[], read: () => Promise<Values>) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = await read()
        this.reset()
        // Without a label it would show 0, which somebody would take for an answer.
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of values) this.set(labels, value)
      },
    })
  }
  const age = (time: Date | null | undefined): Values =>
    time ? [[{}, (clock.now().getTime() - time.getTime()) / 1000]] : []

  const known = (value: number | null | undefined): Values =>
    value === null || value === undefined ? [] : [[{}, value]]

  const jobs = gathered(clock, () => waitingJobs(db))
  gauge('jobs_waiting', 'Jobs of this kind that wait, also for a later time.', ['job'], async () =>
    ((await jobs()) ?? []).map(({ job, waiting }) => [{ job }, waiting]),
  )
  gauge(
    'job_oldest_waiting_seconds',
    'How long the oldest job of this kind that may run by now has waited.',
    ['job'],
    async () =>
      ((await jobs()) ?? []).flatMap(
        ({ job, oldest_seconds }): Values => (oldest_seconds === null ? [] : [[{ job }, oldest_seconds]]),
      ),
  )
  const deadLetters = gathered(clock, rows.countDeadLetters)
  gauge('job_dead_letters', 'Jobs given up after all their retries.', ['job'], async () =>
    [...((await deadLetters()) ?? [])].map(([job, count]) => [{ job }, count]),
  )

  const mails = gathered(clock, () => countMails(db))
  gauge(
    'mails_waiting',
    'Mails on their way, and those held until their reader wants them.',
    ['state'],
    async () => {
      const found = await mails()
      if (!found) return []
      return [
        [{ state: 'on their way' }, found.on_their_way],
        [{ state: 'held' }, found.held],
      ]
    },
  )
  gauge('mails_refused', 'Mails of the last 90 days that the other side will never take.', [], async () => {
    const found = await mails()
    return found ? [[{}, found.refused]] : []
  })

  const alarms = gathered(clock, rows.countPaymentAlarms)
  gauge(
    'payment_alarms_open',
    'Payments people have to look at; anything above 0 is for them.',
    [],
    async () => known(await alarms()),
  )

  const check = gathered(clock, rows.lastGoodLedgerCheck)
  gauge(
    'ledger_check_age_seconds',
    'Since the last check of the ledger that found nothing wrong; absent before the first.',
    [],
    async () => age(await check()),
  )
  const faults = gathered(clock, rows.knownLedgerFaults)
  gauge(
    'ledger_faults',
    'What the last check of the ledger found wrong; anything above 0 is for people to look at. Absent where nobody knows: none was done for 36 hours.',
    [],
    async () => known(await faults()),
  )
  const unsealed = gathered(clock, rows.waitingForSeal)
  gauge(
    'ledger_unsealed_seconds',
    'How long the oldest entry of the ledger has waited for its seal; absent while none waits.',
    [],
    async () => known(await unsealed()),
  )
  const backup = gathered(clock, () => findLastBackup(db))
  gauge(
    'backup_age_seconds',
    'Since the moment of the newest backup that `npm run backup` wrote whole; absent before the first.',
    [],
    async () => age((await backup())?.made_at),
  )
  const runs = gathered(clock, () => lastCronRuns(db))
  gauge(
    'cron_run_age_seconds',
    'Since the time for which the clock last began this run.',
    ['cron'],
    async () => {
      const now = clock.now().getTime()
      return ((await runs()) ?? []).map(({ name, due_at }) => [
        { cron: name },
        (now - due_at.getTime()) / 1000,
      ])
    },
  )

  const migration = gathered(clock, () => findNewestMigration(db))
  gauge(
    'sojourn_info',
    'Always 1; its labels say the version of this node and the newest migration of its database.',
    ['version', 'migration'],
    async () => {
      const name = (await migration())?.name.replace(/\.sql$/, '') ?? 'unknown'
      return [[{ version: VERSION, migration: name }, 1]]
    },
  )
}
