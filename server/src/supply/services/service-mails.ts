import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'

interface Taken {
  entryId: string
  move: 'unpublish' | 'archive'
  reason: string
}

interface Whose {
  title: string
  first_name: string
}

export const serviceTakenMail = ({ title, first_name }: Whose, { entryId, move, reason }: Taken): Letter => ({
  key: `audit:${entryId}:service`,
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

/** The letter goes only where our team took it. */
const serviceTaken: WriteLetter<'service_unlisted'> = ({ id, title, move, reason, by }, { to }) =>
  by.mode === 'staff' && move !== 'restore'
    ? serviceTakenMail({ ...to, title }, { entryId: id ?? '', move, reason: reason ?? '' })
    : null

export const serviceLetters: Letters = { service_unlisted: { serviceTaken } }
