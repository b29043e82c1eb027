import type { ReportKind } from '@sojourn/contract/talk/report-words'
import { t } from '@sojourn/contract/words/t'

const WORDS: Record<ReportKind, string> = {
  service: t('Report this service'),
  review: t('Report this review'),
  article: t('Report this article'),
  message: t('Report this message'),
  hello: t('Report this video'),
}

export const reportWords = (kind: ReportKind) => WORDS[kind]
