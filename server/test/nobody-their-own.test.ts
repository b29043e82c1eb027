import { randomUUID } from 'node:crypto'
import { api } from '@sojourn/contract/api'
import type { Call } from '@sojourn/contract/calls/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle } from './articles.ts'
import { makeConflict } from './conflicts.ts'
import { makeOrder } from './orders.ts'
import { enter, NO_LIMITS } from './payments.ts'
import { makePerson, type TestPerson } from './people.ts'
import { bodyOf, pathOf } from './permissions/ask.ts'
import { isForStaff, isWrite } from './permissions/calls.ts'
import { matrix } from './permissions/matrix.ts'
import { type Thing, things } from './permissions/things/things.ts'
import { makeReport } from './reports.ts'
import { openTestApp, type TestApp } from './start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

type Params = Record<string, string>
/** Makes something that belongs to this member of our team, who is a client and an agent too. */
type Make = (me: TestPerson) => Promise<Params>
type StaffWrite = keyof typeof api

const db = () => server.context.db
const ids = ({ id }: { id: string }) => ({ id })
const thing =
  (name: Thing): Make =>
  async (me) => ({ ...(await things[name].make(server, me, randomUUID())) })

const orderOfClient: Make = async (client) => ({
  uuid: (await makeOrder(server, { client, status: 'paid' })).id,
})
const orderOfAgent: Make = async (agent) => ({
  uuid: (await makeOrder(server, { client: await makePerson(server), agent, status: 'paid' })).id,
})
const order = { 'whose client they are': orderOfClient, 'whose agent they are': orderOfAgent }

const conflictOfClient: Make = async (me) => ids(await makeConflict(server, me, 'mediation'))
const conflictOfAgent: Make = async (me) => {
  const conflict = await makeConflict(server, await makePerson(server), 'mediation')
  await db()
    .updateTable('client_order')
    .set({ agent_id: me.id })
    .where('id', '=', conflict.order_id)
    .execute()
  return ids(conflict)
}
/** The same, decided and waiting for a second of our team. */
const forApproval =
  (make: Make): Make =>
  async (me) => {
    const made = await make(me)
    const { id: decider } = await makePerson(server, { staff: true })
    await db()
      .updateTable('conflict')
      .set({
        ...{ status: 'approval', decided_by: decider, decision_amount: 0, decision_reason: 'So be it.' },
        ...{ claimed_by: decider, claimed_at: server.clock.now() },
      })
      .where('id', '=', made.id ?? '')
      .execute()
    return made
  }
const failedPayout: Make = async (me) => {
  const { id = '' } = await thing('payout')(me)
  await db().updateTable('payout').set({ status: 'failed' }).where('id', '=', id).execute()
  return { id }
}
const conflict = { 'whose client they are': conflictOfClient, 'whose agent they are': conflictOfAgent }

const report = (state: 'open' | 'appealed') => ({
  'they sent': async (me: TestPerson) => ids(await makeReport(server, { reporter: me, state })),
  'about what they wrote': async (me: TestPerson) => {
    const made = await makeReport(server, { state })
    await db().updateTable('report').set({ owner_id: me.id }).where('id', '=', made.id).execute()
    return ids(made)
  },
})

const giftCheck = (side: 'client_id' | 'agent_id') => async (me: TestPerson) => {
  const made = await thing('gift check')(me)
  await db()
    .updateTable('gift_check')
    .set({ [side]: me.id })
    .where('id', '=', made.id ?? '')
    .execute()
  return made
}

const toldDecision = (side: 'client_id' | 'agent_id') => async (me: TestPerson) => {
  const made = await thing('told decision')(me)
  await db()
    .updateTable('told_decision')
    .set({ [side]: me.id })
    .where('id', '=', made.id ?? '')
    .execute()
  return made
}

const creditRefund =
  (isApproved = false): Make =>
  async (me) => {
    const { rid = '' } = await thing('credit refund')(me)
    const approved_by = (await makePerson(server, { staff: true })).id
    const approved = { approved_by, approved_at: server.clock.now() }
    if (isApproved) await db().updateTable('coupon_refund').set(approved).where('id', '=', rid).execute()
    return { id: rid }
  }

const planPayment: Make = async (me) => {
  const { id = '' } = await thing('plan payment')(me)
  await db().updateTable('payment').set({ payer_id: me.id }).where('id', '=', id).execute()
  return { id }
}

const article = (more: Parameters<typeof makeArticle>[2]) => ({
  'they wrote': async (me: TestPerson) => ids(await makeArticle(server, me, more)),
})

const own = (make: Make) => ({ 'of their own': make })
const self = own(async ({ id }) => ({ id }))

/** A member of our team must not decide on these, since they are their own. */
const REFUSED: { readonly [Name in StaffWrite]?: Record<string, Make> } = {
  // Money
  approvePayout: own(thing('payout')),
  sendPayoutByHand: own(thing('approved payout')),
  finishPayout: own(thing('payout on its way')),
  failPayout: own(thing('payout')),
  retryPayout: own(failedPayout),
  pausePayouts: self,
  resumePayouts: own(thing('paused agent')),
  proposeDebtRelief: own(thing('debt')),
  approveDebtRelief: own(thing('relief of a debt')),
  refuseDebtRelief: own(thing('relief of a debt')),
  retryFailedRefund: own(thing('failed refund')),
  keepFailedRefund: own(thing('failed refund')),
  enterRefundBank: own(thing('failed refund')),
  approveRefundTransfer: own(thing('refund by bank')),
  sendRefundTransfer: own(thing('approved refund by bank')),
  stopRefundTransfer: own(thing('refund by bank')),
  showRefundBank: own(thing('refund by bank')),
  approveCouponRefund: own(creditRefund()),
  payCouponRefund: own(creditRefund(true)),
  rejectCouponRefund: own(creditRefund()),
  refundPlanPayment: own(planPayment),
  blameChargeback: order,
  // Orders and cases
  judgeGift: {
    'that paid for what they hired': giftCheck('client_id'),
    'that paid for their work': giftCheck('agent_id'),
  },
  judgeToldDecision: {
    'of their own application': toldDecision('client_id'),
    'of a client of theirs': toldDecision('agent_id'),
  },
  claimConflict: conflict,
  decideConflict: conflict,
  approveConflict: {
    'whose client they are': forApproval(conflictOfClient),
    'whose agent they are': forApproval(conflictOfAgent),
  },
  endOrder: order,
  answerEnding: order,
  keepOrderForLaw: order,
  liftLegalHold: order,
  // These were said about people, and by them.
  decideArticle: article({ status: 'pending' }),
  hideArticleOf: article({ status: 'published' }),
  showArticleAgainOf: article({ status: 'published', hidden: true }),
  claimReport: report('open'),
  answerObjection: report('appealed'),
  // These are about who they are.
  claimVerification: own(thing('verification')),
  revokeVerification: own(thing('standing verification')),
  grantVerificationTry: own(thing('failed verification')),
  decideLicence: own(thing('licence')),
  nameLicenceClass: own(thing('classed licence')),
  revokeLicence: own(thing('confirmed licence')),
  suspendPerson: self,
}

/** Only the one who has claimed it may do it, and nobody claims their own. */
const AFTER_A_CLAIM = [
  'decideVerification',
  'releaseVerification',
  'decideReport',
  'releaseReport',
  'releaseConflict',
]
/** These gain nobody anything, or are nobody's. */
const NOBODYS = [
  ...['correctFact', 'closeFactReport', 'changeRule', 'checkLedger'],
  // Staff do not say who bears a dispute of their own (ended-anew.test.ts), and write a note to any other alert.
  'settlePaymentAlarm',
  // Staff pay with none, and give none to themselves (coupons.test.ts).
  ...['makePromos', 'withdrawPromo'],
  // They take something away from who does it.
  ...['unpublishServiceOf', 'archiveServiceOf', 'signOutPerson'],
  // Whoever is suspended does nothing at all.
  'liftSuspension',
  // They show what is their own, or do not find it (conversations as staff).
  ...['showBankDetails', 'sendStaffMessage'],
]

const rows = Object.entries(REFUSED).flatMap(([name, makes]) =>
  Object.entries(makes).map(([whose, make]) => [name as StaffWrite, whose, make] as const),
)

async function sendAs(person: TestPerson, name: StaffWrite, params: Params) {
  const call: Call = api[name]
  const browser = await enter(server, person)
  return browser.send(call.method, pathOf(call, params), bodyOf(matrix[name]))
}

describe('nobody of our team decides on their own', () => {
  test.each(rows)('%s: what is %s', async (name, _whose, make) => {
    const [me, colleague] = [
      await makePerson(server, { home: 'consultant', verifiedAgent: true, staff: true }),
      await makePerson(server, { staff: true }),
    ]
    const params = await make(me)
    const refused = await sendAs(me, name, params)
    expect([refused.status, refused.body?.code], refused.text).toEqual([409, 'not_now'])
    expect(refused.body.message).toMatch(/\b(own|yourself)\b/)
    const { text } = await sendAs(colleague, name, params)
    expect(text, 'that is no reason for a colleague').not.toMatch(/\b(your own|yourself)\b/)
  })

  test('each step of our team stands here, or says why it needs no row', () => {
    const steps = Object.entries(api)
      .map(([name, call]) => [name, call as Call, matrix[name as StaffWrite]] as const)
      .filter((call) => isForStaff(call) && isWrite(call))
      .map(([name]) => name)
    const known = [...Object.keys(REFUSED), ...AFTER_A_CLAIM, ...NOBODYS]
    expect(steps.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !steps.includes(name))).toEqual([])
  })
})
