import { t } from '../words/t.ts'
export const REPORT_KINDS = ['service', 'review', 'article', 'message', 'hello'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const PUBLISHED = ['illegal', 'misleading', 'offensive', 'private', 'copied', 'other'] as const

export const REPORT_CATEGORIES = [...PUBLISHED, 'outside', 'spam'] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/** People are offered what can be wrong with that kind of thing. */
export const categoriesOf = (kind: ReportKind): readonly ReportCategory[] =>
  kind === 'message'
    ? ['outside', 'spam', 'offensive', 'misleading', 'private', 'illegal', 'other']
    : PUBLISHED

export const categoryWords: Record<ReportCategory, string> = {
  illegal: t('It is against the law'),
  misleading: t('It is false or misleading'),
  offensive: t('It insults, threatens or discriminates'),
  private: t('It shows private information'),
  copied: t('It copies somebody else’s work'),
  outside: t('It asks me to pay or talk outside Sojourn'),
  spam: t('It is spam or a scam'),
  other: t('Something else'),
}

export const DECISION_OUTCOMES = ['nothing', 'hidden'] as const
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number]

export const GROUNDS = ['law', 'terms'] as const
export type Ground = (typeof GROUNDS)[number]

export const groundWords: Record<Ground, string> = {
  law: t('It is against the law'),
  terms: t('It is against our terms'),
}

export const SETTLEMENTS = ['upheld', 'reversed'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

export const REPORT_LENGTH = 4000
export const OBJECTION_LENGTH = 4000
/** The law asks for six months at least. */
export const OBJECTION_DAYS = 183
/** A report stays so long with whoever claimed it, unless it is decided before. */
export const REPORT_CLAIM_MINUTES = 30
