import { defineJob } from '../jobs/define-job.ts'
import { deliverMail } from './deliver-mail.ts'
import { Mail } from './mail.ts'

/** Tried for about half a day: a mail server may be down over night. */
export const sendMail = defineJob({
  name: 'send-mail',
  schema: Mail,
  retries: 20,
  parallel: 3,
  run: deliverMail,
})
