import { VERSION } from '../version.ts'
import type {
  countMails,
  findLastBackup,
  findNewestMigration,
  lastCronRuns,
  waitingJobs,
} from './measures-store.ts'
import type { Shown, Values } from './shown-gauge.ts'

type Found<Ask extends (...words: never[]) => Promise<unknown>> = Awaited<ReturnType<Ask>>

const known = (value: number | null): Values => (value === null ? [] : [[{}, value]])

const secondsSince = (time: Date, now: number) => (now - time.getTime()) / 1000

const age = (time: Date | null | undefined, now: number): Values =>
  time ? [[{}, secondsSince(time, now)]] : []

export const jobsWaiting: Shown<Found<typeof waitingJobs>> = {
  name: 'jobs_waiting',
  help: 'Jobs of this kind that wait, also for a later time.',
  labels: ['job'],
  values: (jobs) => jobs.map(({ job, waiting }) => [{ job }, waiting]),
}

export const oldestJob: Shown<Found<typeof waitingJobs>> = {
  name: 'job_oldest_waiting_seconds',
  help: 'How long the oldest job of this kind that may run by now has waited.',
  labels: ['job'],
  values: (jobs) =>
    jobs.flatMap(
      ({ job, oldest_seconds: seconds }): Values => (seconds === null ? [] : [[{ job }, seconds]]),
    ),
}

export const deadLetters: Shown<Map<string, number>> = {
  name: 'job_dead_letters',
  help: 'Jobs given up after all their retries.',
  labels: ['job'],
  values: (counts) => [...counts].map(([job, count]) => [{ job }, count]),
}

export const mailsWaiting: Shown<Found<typeof countMails>> = {
  name: 'mails_waiting',
  help: 'Mails on their way, and those held until their reader wants them.',
  labels: ['state'],
  values: (mails) =>
    mails
      ? [
          [{ state: 'on their way' }, mails.on_their_way],
          [{ state: 'held' }, mails.held],
        ]
      : [],
}

export const mailsRefused: Shown<Found<typeof countMails>> = {
  name: 'mails_refused',
  help: 'Mails of the last 90 days that the other side will never take.',
  values: (mails) => known(mails?.refused ?? null),
}

export const paymentAlarms: Shown<number> = {
  name: 'payment_alarms_open',
  help: 'Payments people have to look at; anything above 0 is for them.',
  values: known,
}

export const ledgerCheckAge: Shown<Date | null> = {
  name: 'ledger_check_age_seconds',
  help: 'Since the last check of the ledger that found nothing wrong; absent before the first.',
  values: age,
}

export const ledgerFaults: Shown<number | null> = {
  name: 'ledger_faults',
  help: 'What the last check of the ledger found wrong; anything above 0 is for people to look at. Absent where nobody knows: none was done for 36 hours.',
  values: known,
}

export const unsealed: Shown<number | null> = {
  name: 'ledger_unsealed_seconds',
  help: 'How long the oldest entry of the ledger has waited for its seal; absent while none waits.',
  values: known,
}

export const backupAge: Shown<Found<typeof findLastBackup>> = {
  name: 'backup_age_seconds',
  help: 'Since the moment of the newest backup that `npm run backup` wrote whole; absent before the first.',
  values: (backup, now) => age(backup?.made_at, now),
}

export const cronRunAge: Shown<Found<typeof lastCronRuns>> = {
  name: 'cron_run_age_seconds',
  help: 'Since the time for which the clock last began this run.',
  labels: ['cron'],
  values: (runs, now) => runs.map(({ name, due_at }) => [{ cron: name }, secondsSince(due_at, now)]),
}

const releaseOf = (migration: string): Values => [[{ version: VERSION, migration }, 1]]

export const release: Shown<Found<typeof findNewestMigration>> = {
  name: 'sojourn_info',
  help: 'Always 1; its labels say the version of this node and the newest migration of its database.',
  labels: ['version', 'migration'],
  values: (newest) => releaseOf(newest?.name.replace(/\.sql$/, '') ?? 'unknown'),
  unanswered: releaseOf('unknown'),
}
