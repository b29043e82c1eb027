import type { LabelSlug } from '@sojourn/contract/supply/verification'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'

interface Words {
  tone: Tone
  icon: IconName
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
