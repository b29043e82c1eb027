import { addDays } from '@sojourn/contract/dates/day-steps'
import { z } from 'zod'
import { tell } from '../../ground/facts/tell.ts'
import { DAY_MS, dayOf } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import {
  expire,
  findHeldLicence,
  licencesEnding,
  licencesPastTheirEnd,
  lockHolder,
  noteReminder,
  titlesNotOpened,
} from './licence-store.ts'

/** The days before its end on which a licence's holder is reminded. */
const REMINDERS = [60, 30, 7]

/** A job for each licence that ended or is about to, so that one that fails holds up no other. */
export const watchLicences = defineJob({
  name: 'watch-licences',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      const today = dayOf(now)
      for (const { id } of await licencesPastTheirEnd(tx, today))
        await context.jobs.enqueue(tx, expireLicence, { licence_id: id }, { singleton: id })
      // The nearest reminder last: who was away for long hears once, of what is due now.
      const reminded = new Map<string, number>()
      for (const days of REMINDERS) {
        const by = dayOf(new Date(now.getTime() + days * DAY_MS))
        for (const { id } of await licencesEnding(tx, { today, by, days })) reminded.set(id, days)
      }
      for (const [id, days] of reminded)
        await context.jobs.enqueue(tx, remindOfLicence, { licence_id: id, days }, { singleton: id })
    }),
})

export const expireLicence = defineJob({
  name: 'expire-licence',
  schema: z.object({ licence_id: z.uuid() }),
  run: (context, { licence_id }) =>
    transact(context, async (tx) => {
      const licence = await findHeldLicence(tx, licence_id)
      if (!licence) return
      await lockHolder(tx, licence.agent_id)
      const today = dayOf(context.clock.now())
      if (!(await expire(context, tx, licence_id, today))) return
      const notOpened = await titlesNotOpened(tx, licence, today)
      await tell(context, tx, {
        fact: 'licence_expired',
        agent: licence.agent_id,
        country: licence.country,
        along: { licence, notOpened },
      })
    }),
})

export const remindOfLicence = defineJob({
  name: 'remind-of-licence',
  schema: z.object({ licence_id: z.uuid(), days: z.int() }),
  run: (context, { licence_id, days }) =>
    transact(context, async (tx) => {
      const licence = await findHeldLicence(tx, licence_id)
      if (!licence || !(await noteReminder(tx, licence_id, days))) return
      const notOpened = await titlesNotOpened(tx, licence, addDays(licence.valid_until, 1))
      await tell(context, tx, {
        fact: 'licence_ends',
        agent: licence.agent_id,
        days,
        along: { licence, notOpened },
      })
    }),
})
