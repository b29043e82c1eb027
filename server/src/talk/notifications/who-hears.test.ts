import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldOrder } from '../../../test/made-up-orders.ts'
import { putOffer } from '../../../test/offers.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { FactName, NewFact } from '../../ground/facts/facts.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { WHO_HEARS } from './who-hears.ts'

let server: TestApp
beforeAll(async () => {
  // Nothing follows from these facts but that people are told.
  server = await openTestApp()
  const { listeners } = server.context
  server.context.listeners = Object.fromEntries(
    Object.entries(listeners).map(([fact, { later }]) => [fact, { later }]),
  ) as typeof listeners
})
afterAll(() => server.close())

/** The same words to both sides, each on the page of their own. */
const both = (title: string, path = '/orders/ID') => [
  `client: ${title} → /p/client${path}`,
  `agent: ${title} → /p/agent${path}`,
]

/** Each of them must hear this, by fact and by the steps its titles tell apart; `X1` stands where they tell none apart. */
const HEARD: { readonly [Name in FactName]?: Record<string, readonly string[]> } = {
  report_decided: {
    hidden: ['client: Our team has hidden your message. Please read why → /p/report-decision/ID'],
    nothing: [],
  },
  offer_sent: { X1: ['client: Amara made you an offer → /p/client/offers/ID'] },
  offer_change_asked: { X1: ['agent: Ines asks for a change of your offer → /p/agent/offers/ID'] },
  offer_declined: { X1: ['agent: Ines declined your offer → /p/agent/offers/ID'] },
  offer_taken_back: { X1: ['client: Amara withdrew the offer → /p/client/offers/ID'] },
  offer_expired: { X1: both('The offer has ended', '/offers/ID') },
  offer_ending: {
    OF7w: ['client: An offer ends soon. Please answer it → /p/client/offers/ID'],
    OF7a: ['agent: Ines waits for your offer → /p/agent/offers/ID'],
  },
  extra_asked: { X1: ['agent: Ines asks for an extra → /p/agent/offers/ID'] },
  extra_declined: { X1: ['client: Amara declined the extra you asked for → /p/client/offers/ID'] },
  extra_withdrawn: { X1: ['agent: Ines no longer asks for the extra → /p/agent/offers/ID'] },
  extra_agreed: { X1: ['agent: Ines accepted your extra → /p/agent/offers/ID'] },
  order_paid: {
    X1: ['agent: Ines hired you → /p/agent/orders/ID'],
    O2s: ['agent: Ines paid the next stage → /p/agent/orders/ID'],
  },
  stage_opened: {
    X1: [
      'client: The next stage of your case waits for its payment → /p/client/orders/ID',
      'agent: The next stage waits for its payment. Do not begin before it is paid → /p/agent/orders/ID',
    ],
  },
  stage_waits: {
    X1: ['client: The next stage of your case still waits for its payment → /p/client/orders/ID'],
    O21f: [
      'client: Your card was not charged for the next stage. Please pay it yourself → /p/client/orders/ID',
    ],
  },
  case_stopped: { X1: both('The case ends after the stages that were accepted') },
  order_cancelled: { X1: ['client: Your unpaid order is cancelled → /p/client/orders/ID'] },
  early_start_agreed: { X1: ['agent: Ines agrees that you begin now → /p/agent/orders/ID'] },
  order_started: { X1: ['client: Amara started the work → /p/client/orders/ID'] },
  stage_set: {
    S1: ['client: Your application is being prepared → /p/client/orders/ID'],
    S2: ['client: Your application is filed → /p/client/orders/ID'],
    S3: ['client: Your application is with the authority → /p/client/orders/ID'],
    S4: ['client: The authority has decided → /p/client/orders/ID'],
  },
  order_completed: {
    O10: [
      'client: Your order is completed → /p/client/orders/ID',
      'agent: Ines accepted the work → /p/agent/orders/ID',
    ],
    O11: [
      'client: Your order is completed → /p/client/orders/ID',
      'agent: The work counts as accepted → /p/agent/orders/ID',
    ],
  },
  money_cleared: { X1: ['agent: You can withdraw the money of this order → /p/agent/orders/ID'] },
  gift_held: { X1: ['staff: A gift that paid an order waits for our team → /p/staff/coupons/gifts'] },
  gift_passed: { X1: ['agent: Our team has checked the payment of one of your orders → /p/agent/wallet'] },
  payout_paid: { X1: ['agent: Your payout has arrived → /p/agent/wallet'] },
  payout_stopped: {
    Y3: ['agent: A payout was not sent → /p/agent/wallet'],
    Y6: ['agent: Your bank did not accept a payout → /p/agent/wallet'],
    Y7: ['agent: A payout came back from your bank → /p/agent/wallet'],
  },
  payout_waits: { X1: ['agent: A payout waits → /p/agent/wallet'] },
  wallet_changed: { X1: ['agent: Your bank account for payouts changed → /p/agent/wallet'] },
  payout_schedule_stopped: {
    X1: ['agent: Your payouts by schedule stopped. Please link your bank account again → /p/agent/wallet'],
  },
  refund_arrived: { X1: ['client: Your refund has arrived at your bank → /p/client/payments/history'] },
  refund_sent: {
    X1: [
      'client: Your refund is on its way to your bank account → /p/client/payments/history',
      'agent: Your refund is on its way to your bank account → /p/agent/payments',
    ],
  },
  refund_failed: {
    X1: [
      'client: Your card did not accept a refund. Please choose where it goes → /p/client/payments/history',
      'agent: Your card did not accept a refund. Please choose where it goes → /p/agent/payments',
      'staff: A refund did not reach its card → /p/staff/refunds',
    ],
    R4: [
      'client: Your refund came back from your bank. Please choose where it goes → /p/client/payments/history',
      'agent: Your refund came back from your bank. Please choose where it goes → /p/agent/payments',
      'staff: A refund did not reach its card → /p/staff/refunds',
    ],
  },
  refund_kept: { X1: ['client: Your refund is settled → /p/client/payments/history'] },
  refund_by_bank: {
    X1: ['staff: A refund is to be paid by bank transfer → /p/staff/refunds'],
    X1w: ['staff: A refund still waits for our team → /p/staff/refunds'],
  },
  virus_found: {
    X1: ['client: A virus was found in a file that you sent, so it was removed → /p/client/account/profile'],
  },
  file_lost: {
    X1: [
      'client: A file that you sent cannot be read; please send it again → /p/client/account/profile',
      'staff: A file that somebody sent cannot be read back → /p/staff',
    ],
  },
  order_refunded: { X1: both('A part of the payment went back') },
  completion_asked: { X1: ['client: Amara finished the work. Please check it → /p/client/orders/ID'] },
  changes_asked: { X1: ['agent: Ines asks for changes → /p/agent/orders/ID'] },
  completion_withdrawn: { X1: ['client: Amara is not finished yet after all → /p/client/orders/ID'] },
  extension_asked: { X1: ['client: Amara asks for more time → /p/client/orders/ID'] },
  extension_accepted: { X1: ['agent: Ines gave you more time → /p/agent/orders/ID'] },
  extension_declined: { X1: ['agent: Ines declined more time → /p/agent/orders/ID'] },
  extension_withdrawn: {
    X1: ['client: The request for more time is withdrawn → /p/client/orders/ID'],
    E4s: [
      'client: The request for more time ended without your answer → /p/client/orders/ID',
      'agent: Ines did not answer your request for more time → /p/agent/orders/ID',
    ],
  },
  meeting_booked: { X1: ['agent: Ines booked a meeting with you → /p/agent/orders/ID#meetings'] },
  meeting_moved: { X1: both('Your meeting is moved', '/orders/ID#meetings') },
  meeting_cancelled: { X1: both('Your meeting is cancelled', '/orders/ID#meetings') },
  meeting_missed: {
    M5: ['client: Amara reports that you missed the meeting → /p/client/orders/ID#meetings'],
    M6: ['agent: Ines reports that you missed the meeting → /p/agent/orders/ID#meetings'],
  },
  meeting_time_asked: { X1: both('Another meeting time waits for your answer', '/orders/ID#meetings') },
  meeting_time_declined: { X1: both('The meeting time is declined', '/orders/ID#meetings') },
  meeting_time_withdrawn: { X1: both('The request for a meeting time is withdrawn', '/orders/ID#meetings') },
  document_asked: {
    D1: both('“Passport” was added to the documents', '/orders/ID#documents'),
    D7: both('“Passport” is needed once more', '/orders/ID#documents'),
  },
  document_handed_over: { X1: both('“Passport” was uploaded', '/orders/ID#documents') },
  document_accepted: { X1: both('“Passport” was accepted', '/orders/ID#documents') },
  document_returned: { X1: both('“Passport” was returned', '/orders/ID#documents') },
  document_filed: { X1: both('“Passport” is filed', '/orders/ID#documents') },
  document_not_needed: { X1: both('“Passport” is no longer needed', '/orders/ID#documents') },
  documents_complete: { X1: ['agent: All documents of an order are there → /p/agent/orders/ID#documents'] },
  order_unstarted: { X1: both('The order is cancelled soon if the work does not begin') },
  order_left: { X1: both('The order is cancelled') },
  conflict_opened: { X1: both('A conflict was opened about your order') },
  conflict_moved: {
    K2: [
      'client: Our team helps with your conflict → /p/client/orders/ID',
      'agent: Our team helps with your conflict → /p/agent/orders/ID',
      'staff: A conflict waits for our team → /p/staff/conflicts/ID',
    ],
    K3: both('Our team decided your conflict'),
    K3d: [
      'client: The decision on your conflict is appealed → /p/client/orders/ID',
      'agent: The decision on your conflict is appealed → /p/agent/orders/ID',
      'staff: A conflict waits for our team → /p/staff/conflicts/ID',
    ],
    O18: [
      'client: Your bank wants the payment back → /p/client/orders/ID',
      'agent: The client’s bank wants the payment back → /p/agent/orders/ID',
    ],
    K3e: [
      'client: Our team decides your conflict again → /p/client/orders/ID',
      'agent: Our team decides your conflict again → /p/agent/orders/ID',
      'staff: A conflict waits for our team → /p/staff/conflicts/ID',
    ],
    K3f: both('The decision on your conflict goes on'),
    O18e: both('The bank has decided. The conflict goes on'),
  },
  conflict_closed: { X1: both('The conflict about your order is settled') },
  refund_asked: { X1: both('A proposal waits for your answer') },
  refund_answered: {
    R2: both('The proposal is agreed'),
    R3: both('The proposal was rejected'),
    R4: both('The proposal is withdrawn'),
  },
  visa_changed: { X1: ['client: A visa of one of your goals has changed → /p/client/goals'] },
  decision_wanted: { X1: ['client: Has the authority decided? Please tell us → /p/client/goals'] },
  question_closed: { X1: ['client: Amara did not answer your question → /p/client/messages'] },
  review_written: { X1: ['agent: You have a new review → /p/agent/orders/ID'] },
  review_changed: { X1: ['agent: A review of your work was changed → /p/agent/orders/ID'] },
  review_answered: { X1: ['client: Amara answered your review → /p/client/orders/ID'] },
  review_hidden: { X1: ['agent: A review of your work was hidden → /p/agent/orders/ID'] },
  review_shown_again: { X1: ['agent: A hidden review of your work is visible again → /p/agent/orders/ID'] },
  person_suspended: { X1: ['client: Your account is suspended → /p/client/account/profile'] },
  suspension_lifted: { X1: ['client: Your account is no longer suspended → /p/client/account/profile'] },
  subscription_started: { X1: ['agent: Your plan has started → /p/agent/subscriptions'] },
  subscription_changed: { X1: ['agent: Your plan has changed → /p/agent/subscriptions'] },
  subscription_cancelled: { X1: ['agent: Your plan ends with its period → /p/agent/subscriptions'] },
  article_published: { X1: ['agent: Your article is published → /p/agent/articles'] },
  article_rejected: { X1: ['agent: Your article needs changes → /p/agent/articles'] },
  article_hidden: { X1: ['agent: Our team has hidden one of your articles → /p/agent/articles'] },
  article_shown_again: { X1: ['agent: One of your articles is visible again → /p/agent/articles'] },
  subscription_renewed: { X1: ['agent: Your plan is renewed → /p/agent/subscriptions'] },
  subscription_past_due: {
    X1: ['agent: The payment for your plan did not go through → /p/agent/subscriptions'],
  },
  subscription_ended: { X1: ['agent: Your plan has ended → /p/agent/subscriptions'] },
  service_unlisted: { X1: ['agent: One of your services is no longer offered → /p/agent/services'] },
  deadlines_near: { X1: both('Passport ends in 30 days', '/deadlines') },
  licence_decided: {
    LI2: ['agent: Your licence for Canada is confirmed → /p/agent/account/business#licences'],
    LI3: ['agent: We could not confirm your licence for Canada → /p/agent/account/business#licences'],
    LI4: ['agent: Your licence for Canada is no longer confirmed → /p/agent/account/business#licences'],
    LI7: ['agent: Your licence for Canada has a class now → /p/agent/account/business#licences'],
  },
  licence_expired: { X1: ['agent: Your licence for Canada has ended → /p/agent/account/business#licences'] },
  verification_confirmed: { X1: ['agent: You are verified → /p/agent/account/verification'] },
  verification_failed: {
    X1: ['agent: Your verification needs your attention → /p/agent/account/verification'],
  },
  verification_nears_lapse: { X1: ['agent: Your verification ends soon → /p/agent/account/verification'] },
  verification_expired: { X1: ['agent: Your verification has expired → /p/agent/account/verification'] },
  verification_reopened: {
    X1: ['agent: We are checking your verification again → /p/agent/account/verification'],
  },
  verification_revoked: { X1: ['agent: Your verification was revoked → /p/agent/account/verification'] },
  verification_renewed: { X1: ['agent: Your verification is renewed → /p/agent/account/verification'] },
}

/** The app and a push tell of these; letters alone tell of the rest. */
const titled = Object.entries(WHO_HEARS).flatMap(([fact, hearing]) =>
  hearing.some(({ title }) => title !== null) ? [fact] : [],
)

const rows = titled.flatMap((fact) =>
  Object.keys(HEARD[fact as FactName] ?? { X1: [] }).map((step) => [fact as FactName, step] as const),
)

test('each fact that people hear of says here who hears what, and no other does', () => {
  expect(Object.keys(HEARD).toSorted()).toEqual(titled.toSorted())
})

test('no notification speaks of its own reader', () => {
  const told = Object.values(HEARD).flatMap((steps) => Object.values(steps).flat())
  expect(
    told.filter((line) => /^client: .*\b(client|Ines)\b.* →|^agent: .*\b(agent|Amara)\b.* →/i.test(line)),
  ).toEqual([])
})

async function makeStory() {
  const client = await makePerson(server, { first_name: 'Ines' })
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const staff = await makePerson(server, { staff: true })
  const order = await makeOrder(server, { client, agent, status: 'ongoing' })
  const review = await server.context.db
    .insertInto('review')
    .values({
      ...{ agent_id: agent.id, author_id: client.id, order_id: order.id, visa_id: 'de/student-visa' },
      ...{ country_iso: 'DE', star: '5', content: 'Clear and quick.', created_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { client, agent, staff, order, review }
}

const ABOUT_AGENT = /^(subscription|licence|verification|service|review|payout)_/

test.each(rows)('%s (%s)', async (fact, step) => {
  const { client, agent, staff, order, review } = await makeStory()
  const about = ABOUT_AGENT.test(fact)
    ? { agent: agent.id, ...(fact.startsWith('review') && { review: review.id }) }
    : { order: order.id, person: client.id, agent: agent.id }
  const sides = { client_id: client.id, agent_id: agent.id, conversation_id: null }
  const offer = /^(offer|extra)_/.test(fact)
    ? (await putOffer(server, { ...sides, order_id: order.id, goal_id: order.goal_id })).id
    : undefined
  const details = {
    ...{ step, from: 'ongoing', to: 'ongoing', name: 'Passport', conflict: order.id, report: order.id },
    ...(offer && { offer }),
    ...(fact === 'report_decided' && { kind: 'message' }),
    ...(fact.startsWith('licence_') && { country: 'Canada' }),
    ...(fact === 'deadlines_near' && { kind: 'passport', event: 'ends', days: 30, count: 1 }),
  }
  await transact(server.context, (tx) =>
    tell(server.context, tx, { fact, ...about, ...details } as NewFact<FactName> as never, SYSTEM),
  )
  await server.jobsDone()
  const heard = await Promise.all(
    Object.entries({ client, agent, staff }).map(async ([who, person]) => {
      const browser = await enter(server, person)
      const { items } = (await browser.get('/notifications')).body.data
      return items.map(
        ({ title, path }: Record<string, string>) =>
          `${who}: ${title} → ${path?.replace(offer ?? order.id, 'ID')}`,
      )
    }),
  )
  expect(heard.flat(), `${fact} (${step})`).toEqual(HEARD[fact]?.[step])
})

test('whoever did it is not told', async () => {
  const { client, agent, order } = await makeStory()
  const fact = {
    fact: 'document_handed_over',
    ...{ order: order.id, document: order.id, name: 'Passport' },
    ...{ step: 'D2', from: 'ongoing', to: 'ongoing' },
    along: { order: heldOrder(), document: { id: order.id, name: 'Passport' } },
  } as const
  await transact(server.context, (tx) =>
    tell(server.context, tx, fact, { id: client.id, mode: 'client', requestId: null }),
  )
  await server.jobsDone()
  const count = async (person: { id: string }) =>
    (await (await enter(server, person)).get('/notifications/unread-count')).body.data.unread
  expect([await count(client), await count(agent)]).toEqual([0, 1])
})
