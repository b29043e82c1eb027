import type { StaffReport } from '@sojourn/contract/desk/staff-reports'
import type { ReportKind } from '@sojourn/contract/talk/report-words'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { serviceForReport } from '../../supply/services/service-for-report.ts'
import { releaseService, withholdService } from '../../supply/services/withhold-service.ts'
import { articleForReport, hideArticle, showArticleAgain } from '../articles/checking/hide-article.ts'
import { hideMessage, showMessageAgain } from '../conversations/hide-message.ts'
import { messageForReport } from '../conversations/message-for-report.ts'
import { helloForReport, hideHello, showHelloAgain } from '../hellos/hide-hello.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { showReportedReview } from '../reviews/hide-review-of-gift.ts'
import { reviewForReport } from '../reviews/review-for-report.ts'

export interface Subject {
  title: string
  text: string
  /** Null means that they have deleted their account. */
  ownerId: string | null
  path: string
  isHidden: boolean
  /** A message stands there, and was written then. */
  message?: { conversation: string; seq: number; at: Date }
  /** A review is of an agent, and of an order unless it is older than ours. */
  about?: NonNullable<StaffReport['about']>
  /** People see it at all: it is no draft, and its owner is not hidden. */
  isShown: boolean
}

interface Kind {
  /** It tells what this person may know of it; where nobody is named, it tells what our team may. */
  find(db: Reader, id: string, reporterId?: string | null): Promise<Subject | null>
  hide(context: Context, tx: Tx, id: string): Promise<void>
  showAgain(context: Context, tx: Tx, id: string): Promise<void>
}

/** Everything that can be reported, and how it is put out of sight. */
export const subjects: Record<ReportKind, Kind> = {
  service: { find: serviceForReport, hide: withholdService, showAgain: releaseService },
  review: { find: reviewForReport, hide: hideReview, showAgain: showReportedReview },
  article: { find: articleForReport, hide: hideArticle, showAgain: showArticleAgain },
  hello: { find: helloForReport, hide: hideHello, showAgain: showHelloAgain },
  message: { find: messageForReport, hide: hideMessage, showAgain: showMessageAgain },
}
