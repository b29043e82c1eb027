import { randomUUID } from 'node:crypto'
import { own, plain, type Row } from '../row.ts'

export const servicesAndGoals = {
  listOwnServices: plain,
  createService: { body: { country: 'DE', visa: 'de/student-visa' } },
  showOwnService: own('service', 200),
  changeService: { ...own('service', 200), body: { title: 'Work permits *' } },
  publishService: own('service', 'invalid_fields'),
  unpublishService: own('service', 'not_now'),
  archiveService: own('service', 200),
  restoreService: own('service', 'not_now'),
  duplicateService: own('service', 201),
  removeService: own('service', 204),
  listGoals: {},
  countGoals: {},
  createGoal: {
    body: {
      name: 'A goal *',
      destination_country: 'CA',
      purpose: 'study',
      expected_delivery_date: '2099-01-01',
      comment: 'As soon as I can.',
    },
  },
  showGoal: own('goal', 200),
  changeGoal: { ...own('goal', 200), body: { name: 'Another name *' } },
  downloadGoalCalendar: own('goal', 200),
  tickDocuments: { ...own('goal', 200), body: { ticked: ['Passport'] } },
  deleteGoal: own('goal', 204),
  restoreGoal: own('goal', 200),
  decideGoal: {
    ...own('goal under way', 200),
    body: { decision: 'approved', decided_on: '2026-01-05' },
  },
  sayStillWaiting: own('goal asked for its decision', 200),
  listShortlist: own('goal', 200),
  showGoalPrices: { ...own('goal', 200), query: `ids=${randomUUID()}` },
  showGoalPapers: own('goal', 200),
  // The service is none: nobody learns of a goal whether it is there.
  showFit: { ...own('goal', 'not_found'), query: `service=${randomUUID()}` },
} satisfies Record<string, Row>
