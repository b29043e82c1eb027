import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'

interface Whose {
  id: string
  title: string
  email: string
  first_name: string
}

interface Decided {
  /** Of the audit log: one mail a decision. */
  entryId: string
}

export const articlePublishedMail = (
  { title, email, first_name }: Whose,
  { entryId, path }: Decided & { path: string },
): Mail => ({
  key: `audit:${entryId}:article`,
  about: 'articles',
  to: email,
  subject: `Your article "${title}" is published`,
  heading: `Your article is published, ${first_name}`,
  paragraphs: [`"${title}" is now public on your profile and in the list of articles.`],
  action: { label: 'Read it as your readers do', path },
})

export const articleRejectedMail = (
  { id, title, email }: Whose,
  { entryId, reason }: Decided & { reason: string },
): Mail => ({
  key: `audit:${entryId}:article`,
  about: 'articles',
  to: email,
  subject: `Your article "${title}" needs changes`,
  heading: 'Your article needs changes',
  paragraphs: [
    `Our team read "${title}" and could not publish it yet. Change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
  action: { label: 'Change the article', path: agentPaths.article(id) },
})

export const articleHiddenMail = (
  { title, email }: Whose,
  { entryId, reason }: Decided & { reason: string },
): Mail => ({
  key: `audit:${entryId}:article`,
  about: 'account',
  to: email,
  subject: `We have hidden your article "${title}"`,
  heading: 'Your article is hidden',
  paragraphs: [
    `Readers can no longer see "${title}". If you disagree, answer this email. The reason our team gave:`,
  ],
  quote: reason,
  action: { label: 'See your articles', path: agentPaths.publishedArticles() },
})
