import type { ReportKind } from '@sojourn/contract/talk/report-words'

export const KIND_NAMES: Record<ReportKind, string> = {
  service: 'Service',
  review: 'Review',
  article: 'Article',
  message: 'Message',
  hello: 'Video hello',
}

export const HIDING: Record<ReportKind, string> = {
  service: 'It leaves the market at once. Its agent cannot publish it again. Paid orders go on.',
  review: 'It leaves the profile, the rating and the count at once.',
  article: 'Nobody finds or opens it any more.',
  hello: 'It leaves the profile at once. Its agent cannot add another before the decision is reversed.',
  message: 'Both sides read that our team has hidden it.',
}
