import { stateIn, verificationLevel } from '@sojourn/contract/calls/status'
import type { LabelSlug, Verification } from '@sojourn/contract/supply/verification'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'

interface Words {
  tone: Tone
  icon: IconName
  /** What it means for the agent. */
  sentence: string
}

export const labelWords: Record<LabelSlug, Words> = {
  unverified: {
    tone: 'plain',
    icon: 'minus',
    sentence: 'Verify your identity once. It takes five minutes, and clients see the stamp on your profile.',
  },
  in_progress: {
    tone: 'warning',
    icon: 'clock',
    sentence: 'Our team is checking your documents, usually within two working days. We’ll email you.',
  },
  verified: {
    tone: 'success',
    icon: 'check',
    sentence: 'Our team has confirmed your identity. Clients see the stamp on your card and profile.',
  },
  failed: {
    tone: 'danger',
    icon: 'error',
    sentence: 'Please correct what is listed below. Everything else is accepted.',
  },
  expired: {
    tone: 'warning',
    icon: 'warning',
    sentence: 'The document you verified with has expired. Send us your new one.',
  },
}

export const isVerified = (level: Verification['level']) => stateIn(verificationLevel, level) === 'verified'

/** The sentence for this very verification: some doors are closed for good. */
export function sentenceFor({ label, may, level, reason }: Verification) {
  if (label.slug === 'failed' && reason) return 'Our team has revoked your verification.'
  if (label.slug === 'failed' && !may.includes('send'))
    return 'You have no attempts left. Write to our support team.'
  if (label.slug === 'in_progress' && isVerified(level))
    return 'Our team is checking your documents again. You stay verified meanwhile.'
  return labelWords[label.slug].sentence
}
