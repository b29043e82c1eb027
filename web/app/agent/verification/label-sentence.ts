import { stateIn, verificationLevel } from '@sojourn/contract/calls/status'
import type { Verification } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { labelWords } from './label-words.ts'

export const isVerified = (level: Verification['level']) => stateIn(verificationLevel, level) === 'verified'

/** The sentence for this very verification: some doors are closed for good. */
export function sentenceFor({ label, may, level, reason }: Verification) {
  if (label.slug === 'failed' && reason) return t('Our team has revoked your verification.')
  if (label.slug === 'failed' && !may.includes('send'))
    return t('You have no attempts left. Write to our support team.')
  if (label.slug === 'in_progress' && isVerified(level))
    return t('Our team is checking your documents again. You stay verified meanwhile.')
  return labelWords[label.slug].sentence
}
