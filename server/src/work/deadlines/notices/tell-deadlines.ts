import { addDays } from '@sojourn/contract/dates/day-steps'
import { NOTICE_DAYS } from '@sojourn/contract/work/own-deadlines-words'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Deadline, Side } from '../deadline.ts'
import { countriesIn } from '../reader-store.ts'
import { findDeadlines } from '../sources/sources.ts'
import { dueNotice } from './due-notice.ts'
import { noteLooked, peopleToTell, type ToLookAt } from './notice-store.ts'
import { chosenDays } from './reader-days.ts'

const AT_A_TIME = 100
const FARTHEST = Math.max(...NOTICE_DAYS)

/** Looks once a day, in the morning of each person, at what of theirs is near, and tells it in one notice for each side. */
export const tellDeadlines = defineJob({
  name: 'tell-deadlines',
  schema: z.object({}),
  timeLimitSeconds: 600,
  async run(context) {
    const now = context.clock.now()
    let after: string | null = null
    for (;;) {
      const people: ToLookAt[] = await peopleToTell(context.db, now, after, AT_A_TIME)
      await lookAtAll(context, people)
      after = people.at(-1)?.id ?? null
      if (people.length < AT_A_TIME) return
    }
  },
})

/** One notice of a side says what is near, the nearest first. */
interface Near {
  deadline: Deadline
  left: number
}

/** Together, as that is much quicker; one by one where something of one of them breaks it. */
const lookAtAll = (context: Context, people: ToLookAt[]) =>
  lookAt(context, people).catch(async () => {
    for (const person of people)
      await lookAt(context, [person]).catch((error) =>
        context.log.error({ err: error, id: person.id }, 'the deadlines of a person could not be read'),
      )
  })

async function lookAt(context: Context, people: ToLookAt[]) {
  if (people.length === 0) return
  const days = people.map(({ today }) => today).toSorted()
  const found = await findDeadlines(context, context.db, {
    people: people.map(({ id }) => id),
    side: null,
    from: days[0] ?? '',
    until: addDays(days.at(-1) ?? '', FARTHEST),
    kind: null,
    after: null,
    limit: null,
  })
  const ofPerson = Map.groupBy(found, ({ personId }) => personId)
  const near = people.map((person) => ({ person, near: nearOf(person, ofPerson.get(person.id) ?? []) }))
  const quiet = near.filter((one) => one.near.length === 0).map(({ person }) => person)
  if (quiet.length > 0) await transact(context, (tx) => noteLooked(tx, quiet))
  for (const one of near.filter((each) => each.near.length > 0))
    await tellPerson(context, one.person, one.near).catch((error) =>
      context.log.error({ err: error, id: one.person.id }, 'nobody could be told of a deadline'),
    )
}

function nearOf({ days, today, checked_on: before }: ToLookAt, deadlines: Deadline[]): Near[] {
  const chosen = chosenDays(days)
  return deadlines.flatMap((deadline) => {
    const left = dueNotice(deadline.day, chosen[deadline.kind], { today, before })
    return left === null ? [] : [{ deadline, left }]
  })
}

/** Noted and told in one transaction, so each goes out once, however many servers do this at once. */
const tellPerson = (context: Context, person: ToLookAt, near: Near[]) =>
  transact(context, async (tx) => {
    if (!(await noteLooked(tx, [person])).has(person.id)) return
    const countries = await countriesIn(
      tx,
      near.map(({ deadline }) => deadline.countryIso),
    )
    const home: Side = person.home === 'consultant' ? 'agent' : 'client'
    for (const [side, all] of Map.groupBy(near, ({ deadline }) => deadline.side ?? home)) {
      const [first] = all
      if (!first) continue
      const { kind, event } = first.deadline
      await tell(context, tx, {
        fact: 'deadlines_near',
        ...(side === 'agent' ? { agent: person.id } : { person: person.id }),
        kind,
        event,
        days: first.left,
        count: all.length,
        along: {
          today: person.today,
          near: all.map(({ deadline }) => ({
            kind: deadline.kind,
            event: deadline.event,
            day: deadline.day,
            country: (deadline.countryIso && countries.get(deadline.countryIso)) || null,
          })),
        },
      })
    }
  })
