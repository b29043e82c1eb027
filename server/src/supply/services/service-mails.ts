import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'

interface Taken {
  entryId: string
  move: 'unpublish' | 'archive'
  reason: string
}

interface Whose {
  title: string
  email: string
  first_name: string
}

export const serviceTakenMail = (
  { title, email, first_name }: Whose,
  { entryId, move, reason }: Taken,
): Mail => ({
  key: `audit:${entryId}:service`,
  about: 'account',
  to: email,
  subject: `We ${move === 'unpublish' ? 'unpublished' : 'archived'} your service ${named(title)}`,
  heading: `Your service is no longer offered, ${first_name}`,
  paragraphs: [
    move === 'unpublish'
      ? `${named(title)} is a draft again. Paid orders continue, and unpaid orders are cancelled. You can publish it again once you have fixed the problem below.`
      : `${named(title)} is archived. Paid orders continue, and unpaid orders are cancelled.`,
    'The reason our team gave:',
  ],
  quote: reason,
  action: { label: 'See your services', path: agentPaths.services() },
})

/** A draft may have no title yet. */
const named = (title: string) => `"${title || 'Untitled'}"`
