import type { LabelSlug } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import type { Tone } from '../../ui/mark/pill.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'

interface Words {
  name: string
  tone: Tone
  icon: IconName
  sentence: string
}

export const labelWords: Record<LabelSlug, Words> = {
  unverified: {
    name: t('Unverified'),
    tone: 'plain',
    icon: 'minus',
    sentence: t(
      'Verify your identity once. It takes five minutes, and clients see the stamp on your profile.',
    ),
  },
  in_progress: {
    name: t('In progress'),
    tone: 'warning',
    icon: 'clock',
    sentence: t('Our team is checking your documents, usually within two working days. We’ll email you.'),
  },
  verified: {
    name: t('Verified'),
    tone: 'success',
    icon: 'check',
    sentence: t('Our team has confirmed your identity. Clients see the stamp on your card and profile.'),
  },
  failed: {
    name: t('Failed'),
    tone: 'danger',
    icon: 'error',
    sentence: t('Please correct what our team points out. Everything else is accepted.'),
  },
  expired: {
    name: t('Expired'),
    tone: 'warning',
    icon: 'warning',
    sentence: t('The document you verified with has expired. Send us your new one.'),
  },
}
