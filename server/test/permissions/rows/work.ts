import { own, plain, type Row, secret } from '../row.ts'

const paper = { kind: 'permit', name: 'Work permit', country: 'CA', purpose: 'work', ends_on: '2027-05-01' }
const review = { star: 4.5, content: 'Patient and quick.' }

export const work = {
  showOrderWork: own('paid order', 200),
  startOrder: own('paid order of agent', 200),
  setOrderStage: { ...own('ongoing order of agent', 200), body: { stage: 'filed' } },
  // Its money is not held.
  acceptOrder: own('ongoing order', 'not_now'),
  listCompletionRequests: own('paid order', 200),
  addCompletionFile: own('ongoing order of agent', 201),
  askForCompletion: { ...own('ongoing order of agent', 201), body: { summary: 'All is filed.' } },
  answerCompletionRequest: {
    ...own('completion request', 200),
    body: { accept: false, changes: 'Page 2 is missing.' },
  },
  withdrawCompletionRequest: own('completion request of agent', 200),
  askForExtension: {
    ...own('ongoing order of agent', 201),
    body: { days: 5, reason: 'A stamp is missing.' },
  },
  answerExtension: { ...own('extension', 200), body: { accept: true } },
  withdrawExtension: own('extension of agent', 200),
  showOrderReview: own('paid order', 200),
  writeReview: { ...own('completed order', 201), body: review },
  changeReview: { ...own('reviewed order', 200), body: review },
  replyToReview: { ...own('reviewed order of agent', 200), body: { content: 'Thank you.' } },
  listDeadlines: plain,
  addDeadlinePaper: { body: paper },
  changeDeadlinePaper: { ...own('paper with a deadline', 200), body: paper },
  removeDeadlinePaper: own('paper with a deadline', 204),
  showDeadlineNotices: plain,
  updateDeadlineNotices: { body: { days: { passport: [90] } } },
  showDeadlineFeed: plain,
  renewDeadlineFeed: plain,
  revokeDeadlineFeed: plain,
  readDeadlineFeed: secret('address of deadlines', 200),
} satisfies Record<string, Row>
