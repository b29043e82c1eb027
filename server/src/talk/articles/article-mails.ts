import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { findToCheck } from './checking/check-store.ts'
import { findLiveCopy } from './live-copy-store.ts'

interface Whose {
  id: string
  title: string
  first_name: string
}

interface Decided {
  /** The fact names it, so that there is one letter a decision. */
  entryId: string | null
}

export const articlePublishedMail = (
  { title, first_name }: Whose,
  { entryId, path }: Decided & { path: string },
): Letter => ({
  key: `audit:${entryId}:article`,
  subject: `Your article "${title}" is published`,
  heading: `Your article is published, ${first_name}`,
  paragraphs: [`"${title}" is now public on your profile and in the list of articles.`],
  action: { label: 'Read it as your readers do', path },
})

export const articleRejectedMail = (
  { id, title }: Whose,
  { entryId, reason }: Decided & { reason: string },
): Letter => ({
  key: `audit:${entryId}:article`,
  subject: `Your article "${title}" needs changes`,
  heading: 'Your article needs changes',
  paragraphs: [
    `Our team read "${title}" and could not publish it yet. Change it and send it again. The reason our team gave:`,
  ],
  quote: reason,
  action: { label: 'Change the article', path: agentPaths.article(id) },
})

export const articleHiddenMail = (
  { title }: Whose,
  { entryId, reason }: Decided & { reason: string },
): Letter => ({
  key: `audit:${entryId}:article`,
  subject: `We have hidden your article "${title}"`,
  heading: 'Your article is hidden',
  paragraphs: [
    `Readers can no longer see "${title}". If you disagree, answer this email. The reason our team gave:`,
  ],
  quote: reason,
  action: { label: 'See your articles', path: agentPaths.publishedArticles() },
})

/** Nobody gets a letter of an article that is gone. */
const published: WriteLetter<'article_published'> = async ({ id, article }, { tx }) => {
  const whose = await findToCheck(tx, article)
  const live = await findLiveCopy(tx, article)
  if (!whose || !live) return null
  return articlePublishedMail(whose, {
    entryId: id,
    path: paths.article(whose.username ?? whose.agent_id, live.slug),
  })
}

const rejected: WriteLetter<'article_rejected'> = async ({ id, article, reason }, { tx }) => {
  const whose = await findToCheck(tx, article)
  return whose ? articleRejectedMail(whose, { entryId: id, reason: reason ?? '' }) : null
}

const hidden: WriteLetter<'article_hidden'> = async ({ id, article, reason }, { tx }) => {
  const whose = await findToCheck(tx, article)
  return whose ? articleHiddenMail(whose, { entryId: id, reason }) : null
}

export const articleLetters: Letters = {
  article_published: { published },
  article_rejected: { rejected },
  article_hidden: { hidden },
}
