import type { Context } from '../../server/src/context.ts'
import { HOUR_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import { offersOf } from '../../server/src/supply/services/offers-of.ts'
import { claimReport } from '../../server/src/talk/reports/claim-report.ts'
import { decideReport } from '../../server/src/talk/reports/decide-report.ts'
import { decisionToken } from '../../server/src/talk/reports/decision-token.ts'
import { objectToDecision } from '../../server/src/talk/reports/object-to-decision.ts'
import { sendReport } from '../../server/src/talk/reports/send-report.ts'
import { reviewsOf } from '../../server/src/talk/reviews/reviews-of.ts'
import { demoActor } from './demo-actor.ts'
import { asOf } from './past-context.ts'
import { hasReports, leaveUndecidedBy } from './past-work-store.ts'
import type { DemoPeople } from './people/demo-people.ts'

const REPORTED = ['amara-okafor', 'emre-saygin', 'eleni-mavridou'] as const

/** Three reports, each as far as one can be: one waits, one is decided, and to one somebody has objected. */
export async function bringReports(context: Context, people: DemoPeople, clients: DemoPeople['clients']) {
  const [reporter] = clients
  if (!reporter || (await hasReports(context.db))) return
  const hoursAgo = (hours: number) => asOf(context, new Date(context.clock.now().getTime() - hours * HOUR_MS))
  const client = demoActor(context, reporter.id)
  const staff = demoActor(context, people.staff.id)
  const [first, second, third] = REPORTED.map((name) =>
    people.agents.find(({ username }) => username === name),
  )
  if (!first || !second || !third) return

  const send = async (hours: number, kind: 'service' | 'review', subject: string | undefined, said: Said) =>
    subject &&
    (await sendReport(hoursAgo(hours), client, { kind, subject, ...said, good_faith: true as const })).id
  const serviceOf = async ({ id }: { id: string }) =>
    (await offersOf(context, id, { limit: 1 })).data.items[0]?.id
  const reviewOf = async ({ id }: { id: string }) =>
    (await reviewsOf(context, id, { limit: 1 })).data.items[0]?.id
  const leave = async (hours: number, id: string, reason: string) => {
    await claimReport(hoursAgo(hours), staff, id)
    await decideReport(hoursAgo(hours), staff, id, { outcome: 'nothing', reason })
  }

  await send(5, 'service', await serviceOf(third), {
    category: 'misleading',
    explanation: 'The delivery time looks too short: the embassy alone asks for four weeks.',
  })
  const decided = await send(70, 'review', await reviewOf(second), {
    category: 'other',
    explanation: 'I think this review is about another agent with a similar name.',
  })
  if (decided) await leave(48, decided, 'The review belongs to an order with this very agent. It stays.')
  const objected = await send(90, 'review', await reviewOf(first), {
    category: 'private',
    explanation: 'The review tells when and where the family travelled.',
  })
  if (!objected) return
  await leave(75, objected, 'The review names no person and no address. It stays as it is.')
  await transact(context, (tx) => leaveUndecidedBy(tx, objected))
  await objectToDecision(
    hoursAgo(20),
    { ...client, address: '127.0.0.1' },
    decisionToken(context.settings, objected, 'reporter'),
    'A town, a school and a month are enough to find the family. Please look again.',
  )
}

interface Said {
  category: 'misleading' | 'other' | 'private'
  explanation: string
}
