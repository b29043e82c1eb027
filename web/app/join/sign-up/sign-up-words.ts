import type { Mode } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'

export const signUpWords: Record<Mode, { title: string; lead: string; other: string }> = {
  subscriber: {
    title: t('Join as a client'),
    lead: t('Use your name as in your passport, so that your documents match.'),
    other: t('Join as an agent'),
  },
  consultant: {
    title: t('Join as an agent'),
    lead: t('Use your real name. Clients see it, and we verify it later.'),
    other: t('Join as a client'),
  },
}
