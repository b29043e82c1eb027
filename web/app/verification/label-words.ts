import type { LabelSlug, Verification } from '@sojourn/contract/verification'
import type { IconName } from '../ui/icon-names.ts'
import type { Tone } from '../ui/pill.tsx'

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
    sentence: 'Show us once who you are. It takes five minutes, and clients see the stamp on your profile.',
  },
  in_progress: {
    tone: 'warning',
    icon: 'clock',
    sentence: 'Your papers are with our team, usually for less than two working days. We write to you.',
  },
  verified: {
    tone: 'success',
    icon: 'check',
    sentence: 'Our team has confirmed who you are. Clients see the stamp on your card and your profile.',
  },
  failed: {
    tone: 'danger',
    icon: 'error',
    sentence: 'Something is asked for again. What was accepted stays accepted.',
  },
  expired: {
    tone: 'warning',
    icon: 'warning',
    sentence: 'The document you were verified with has ended. Send us the new one.',
  },
}

/** The sentence for this very verification: some doors are closed for good. */
export function sentenceFor({ label, may_submit, level, reason }: Verification) {
  if (label.slug === 'failed' && reason) return 'Our team has taken your verification back.'
  if (label.slug === 'failed' && !may_submit)
    return 'You cannot send anything more by yourself. Write to our support, and somebody looks at it with you.'
  if (label.slug === 'in_progress' && level[0] === 2)
    return 'Our team looks at your papers again. You stay verified meanwhile.'
  return labelWords[label.slug].sentence
}
