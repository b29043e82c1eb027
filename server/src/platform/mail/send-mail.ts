import { z } from 'zod'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { findMailBody, forgetMailBody } from './body-store.ts'
import { deliverMail } from './deliver-mail.ts'
import { Mail } from './mail.ts'
import { unsealMail } from './seal-mail.ts'

const Waiting = z.strictObject({ mail_id: z.uuid() })

/** It is tried for about half a day: a mail server may be down over night. */
export const sendMail = defineJob({
  name: 'send-mail',
  // Nodes of the release before enqueue the mail itself.
  schema: z.union([Waiting, Mail]),
  retries: 20,
  parallel: 3,
  async run(context, waiting) {
    if (!('mail_id' in waiting)) return deliverMail(context, waiting)
    const { mail_id: id } = waiting
    const body = await findMailBody(context.db, id)
    if (!body) return
    await deliverMail(context, unsealMail(context.settings, id, body.sealed))
    await transact(context, (tx) => forgetMailBody(tx, id))
  },
})
