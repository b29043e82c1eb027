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
  subject: `We ${move === 'unpublish' ? 'unpublished' : 'put away'} your service "${title || 'without a title'}"`,
  heading: `Your service is not offered any more, ${first_name}`,
  paragraphs: [
    move === 'unpublish'
      ? `"${title}" is a draft again. Orders under way go on, and orders nobody had paid yet are cancelled. You can change it and publish it again once what we name below is settled.`
      : `"${title}" is archived. Orders under way go on, and orders nobody had paid yet are cancelled.`,
    'This is the reason our team gave:',
  ],
  quote: reason,
  action: { label: 'See your services', path: '/p/agent/services' },
})
