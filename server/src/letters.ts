import { staffLetters } from './desk/staff/staff-mails.ts'
import type { FactName } from './ground/facts/facts.ts'
import type { Letters } from './ground/facts/letters.ts'
import { couponLetters } from './money/coupons/coupon-mails.ts'
import { debtLetters } from './money/debts/debt-mails.ts'
import { paymentLetters } from './money/payments/payment-letters.ts'
import { planLetters } from './money/subscriptions/plan-mails.ts'
import { walletLetters } from './money/wallets/wallet-mails.ts'
import { accountLetters } from './people/account/account-mails.ts'
import { identityLetters } from './people/identity/identity-letters.ts'
import { calendarLetters } from './supply/calendars/calendar-mails.ts'
import { licenceLetters } from './supply/licences/licence-mails.ts'
import { newsLetters } from './supply/search/saved/news-mails.ts'
import { serviceLetters } from './supply/services/service-mails.ts'
import { verificationLetters } from './supply/verification/verification-mails.ts'
import { articleLetters } from './talk/articles/article-mails.ts'
import { questionLetters } from './talk/conversations/questions/question-mails.ts'
import { reportLetters } from './talk/reports/report-mails.ts'
import { reviewLetters } from './talk/reviews/review-mails.ts'
import { completionLetters } from './work/completion/work-mails.ts'
import { conflictLetters } from './work/conflicts/conflict-letters.ts'
import { deadlineLetters } from './work/deadlines/deadline-mails.ts'
import { documentLetters } from './work/documents/document-mails.ts'
import { goalLetters } from './work/goals/goal-letters.ts'
import { meetingLetters } from './work/meetings/meeting-mails.ts'
import { meetingRequestLetters } from './work/meetings/requests/request-mails.ts'
import { offerLetters } from './work/offers/offer-mails.ts'
import { orderLetters } from './work/orders/order-mails.ts'
import { stageLetters } from './work/orders/stages/stage-mails.ts'

/** The table in `talk/notifications/who-hears.ts` says who gets which letter. */
const ofRooms: readonly Letters[] = [
  articleLetters,
  reviewLetters,
  questionLetters,
  reportLetters,
  completionLetters,
  conflictLetters,
  meetingLetters,
  meetingRequestLetters,
  offerLetters,
  orderLetters,
  stageLetters,
  documentLetters,
  couponLetters,
  debtLetters,
  paymentLetters,
  planLetters,
  walletLetters,
  licenceLetters,
  serviceLetters,
  newsLetters,
  verificationLetters,
  calendarLetters,
  identityLetters,
  accountLetters,
  staffLetters,
  deadlineLetters,
  goalLetters,
]

export const letters: Letters = ofRooms.reduce<Letters>(both, {})

/** Two rooms may write of the same fact, each under names of its own. */
function both(some: Letters, more: Letters): Letters {
  const facts = Object.keys({ ...some, ...more }) as FactName[]
  return Object.fromEntries(facts.map((fact) => [fact, { ...some[fact], ...more[fact] }])) as Letters
}
