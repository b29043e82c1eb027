import { z } from 'zod'
import type { Context } from '../../context.ts'
import { VERIFICATION_FACTS } from '../../ground/facts/facts.ts'
import { forgetWordsOn } from '../../ground/facts/forget-words-on.ts'
import { forgetWordsOfReliefs } from '../../money/debts/forget-words-of-reliefs.ts'
import { forgetCardsOf } from '../../money/payments/cards/forget-card.ts'
import { forgetCustomersOf } from '../../money/payments/cards/forget-customer.ts'
import { forgetWordsOfCreditRefunds } from '../../money/payments/credit/forget-words-of-credit-refunds.ts'
import { forgetRefundBanksOf } from '../../money/payments/failed/forget-refund-banks.ts'
import { giveUpPaymentsOf } from '../../money/payments/give-up-payments.ts'
import { forgetPayer } from '../../money/receipts/forget-payer.ts'
import { deletionDoneMail, deletionWaitsMail } from '../../people/account/account-mails.ts'
import { forgetPicture } from '../../people/account/forget-picture.ts'
import { endEverySession } from '../../people/identity/sessions/end-sessions.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFilesOf } from '../../platform/files/sealed-files.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { readIn } from '../../platform/mail/mail.ts'
import { holdAgent } from '../../supply/agents/hold-agent.ts'
import { releaseUsernames } from '../../supply/agents/usernames/release-usernames.ts'
import { forgetCalendarsOf } from '../../supply/calendars/disconnect-calendar.ts'
import { eraseArticlesOf } from '../../talk/articles/erase-article.ts'
import { forgetMessagesOf } from '../../talk/conversations/forget-messages-of.ts'
import { forgetReportsOf } from '../../talk/reports/forget-reports-of.ts'
import { forgetTravellersOf } from '../../work/documents/forget-travellers-of.ts'
import { forgetGoalsOf } from '../../work/goals/forget-goals-of.ts'
import { endOffersOf } from '../../work/offers/end-offers-of.ts'
import { cancelUnpaidOfClient } from '../../work/orders/unpaid/cancel-unpaid-of-client.ts'
import { cancelUnpaidOf } from '../../work/orders/unpaid/cancel-unpaid-of-service.ts'
import { reasonsAgainstDeletion } from './deletion-blockers.ts'
import { changeLeaver, lockLeaver } from './leaving-store.ts'
import { eraseRowsOf } from './personal-data-store.ts'

const LOOK_AGAIN_MS = 2 * DAY_MS

export const erasePerson = defineJob({
  name: 'erase-person',
  schema: z.object({ person_id: z.uuid() }),
  run: (context, { person_id }) => erase(context, person_id),
})

/** Takes the identity out of a person's row and removes what else is theirs, unless they changed their mind. */
const erase = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    await holdAgent(tx, id)
    const person = await lockLeaver(tx, id)
    if (!person?.deletion_due_at || person.deletion_due_at > now) return
    const reasons = await reasonsAgainstDeletion({ ...context, tx, db: tx }, id, now)
    if (reasons.length > 0) return putOff(context, tx, { id, ...person })

    if (!(await giveUpPaymentsOf(context, tx, id))) return
    if (!(await cancelUnpaidOfClient(context, tx, id))) return
    if (!(await cancelUnpaidOf(context, tx, { of: { agentId: id }, by: SYSTEM }))) return
    await forgetTravellersOf(tx, id)
    await endEverySession(context, tx, id)
    await releaseUsernames(context, tx, id)
    await forgetWordsOn(tx, id, VERIFICATION_FACTS)
    await eraseArticlesOf(context, tx, id)
    await forgetSealedFilesOf(context, tx, id)
    await endOffersOf(context, tx, id)
    await forgetGoalsOf(tx, id)
    await forgetCardsOf(context, tx, id)
    await forgetCustomersOf(context, tx, id)
    await forgetPayer(tx, id)
    await forgetWordsOfCreditRefunds(tx, id)
    await forgetWordsOfReliefs(tx, id)
    await forgetRefundBanksOf(tx, id)
    await forgetCalendarsOf(context, tx, id)
    const email = person.email_verified_at ? person.email : null
    await forgetMessagesOf(tx, id)
    await forgetReportsOf(context, tx, id, email)
    await eraseRowsOf(context, tx, { id, email })
    await changeLeaver(tx, id, { ...NOBODY, email: `deleted-${id}@deleted.invalid`, deleted_at: now })
    if (person.picture_key)
      await context.jobs.enqueue(tx, forgetPicture, { person_id: id, key: person.picture_key })
    if (email) await enqueueMail(context, tx, readIn(deletionDoneMail({ id, ...person }), person.language))
  })

/** Reasons that came up in the 14 days are settled first; whoever leaves hears of it. */
async function putOff(
  context: Context,
  tx: Tx,
  person: { id: string } & NonNullable<Awaited<ReturnType<typeof lockLeaver>>>,
) {
  const now = context.clock.now()
  await changeLeaver(tx, person.id, { deletion_due_at: new Date(now.getTime() + LOOK_AGAIN_MS) })
  if (person.email_verified_at)
    await enqueueMail(context, tx, readIn(deletionWaitsMail(person, now), person.language))
}

/** The row stays without its person, so that what others did with them still stands. */
const NOBODY = {
  first_name: 'Deleted',
  last_name: 'person',
  email_verified_at: null,
  staff_since: null,
  phone: null,
  about: null,
  dob: null,
  gender: null,
  picture_key: null,
  timezone: null,
  clock: null,
  language: null,
  country_iso: null,
  state: null,
  city: null,
  alt_city: null,
  postal_code: null,
  street: null,
  passport_iso: null,
  second_passport_iso: null,
  residence_iso: null,
  password_hash: null,
  password_changed_at: null,
  two_step_changed_at: null,
  security_question: null,
  security_answer_hash: null,
  security_question_set_at: null,
  suspended_at: null,
  suspended_reason: null,
  suspended_by: null,
  deletion_due_at: null,
}
