import { sealedConfirmations, sealedFindings } from '../../ground/papers/sealed-readings.ts'
import { sealedRefundBanks } from '../../money/payments/failed/refund-bank-details.ts'
import { sealedBankDetails } from '../../money/wallets/linking/bank-details.ts'
import { sealedAuthenticators } from '../../people/identity/two-step/authenticator-secret.ts'
import { sealedFileKeys } from '../../platform/files/sealed-files.ts'
import { sealedMails } from '../../platform/mail/seal-mail.ts'
import type { SealedColumn } from '../../platform/secrets/sealed-store.ts'
import { sealedFeeds } from '../../supply/availability/feed/calendar-feed.ts'
import { sealedTokens } from '../../supply/calendars/sealed-tokens.ts'
import { sealedAnswers, sealedDocumentIds } from '../../supply/verification/answers.ts'
import { sealedDeadlineFeeds } from '../../work/deadlines/feed/deadline-feed.ts'
import { sealedPaperNames } from '../../work/deadlines/papers/sealed-names.ts'

/** Everything that lies sealed, by what an operator calls it. A column that is not here fails a test. */
export const sealedColumns: Record<string, SealedColumn> = {
  'authenticators of two-step sign-in': sealedAuthenticators,
  'keys of documents': sealedFileKeys,
  'readings of papers': sealedFindings,
  'confirmed readings of papers': sealedConfirmations,
  'drafts of verifications': sealedAnswers,
  'numbers of documents': sealedDocumentIds,
  'addresses of calendar feeds': sealedFeeds,
  'addresses of deadline feeds': sealedDeadlineFeeds,
  'names of papers with a deadline': sealedPaperNames,
  'connected calendars': sealedTokens,
  'bank accounts of agents': sealedBankDetails,
  'bank accounts for refunds': sealedRefundBanks,
  'mails on their way': sealedMails,
}
