import type { ArticleCase, Written } from '@sojourn/contract/desk/staff-articles'
import { paths } from '@sojourn/contract/paths/paths'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { may } from '../../../platform/states/machine.ts'
import { type ArticleState, articleMachine } from '../article-state.ts'
import { attachmentsOf } from '../files/attachment-store.ts'
import { pictureAddress } from '../files/picture-address.ts'
import { cleanHtml } from '../kept-html.ts'
import { findLiveCopy } from '../live-copy-store.ts'
import { viewAttachment } from '../own-view.ts'
import { findTrust } from '../store.ts'
import { findToCheck, titlesOfServices } from './check-store.ts'
import { viewToCheck } from './check-view.ts'
import { hidingOf } from './hiding-of.ts'

/** The sent version stands beside what readers see. An article its agent never sent is not shown, nor changes that were not. */
export async function showArticleCase({ db }: Context, id: string): Promise<ArticleCase> {
  const article = await findToCheck(db, id)
  const live = await findLiveCopy(db, id)
  if (!article || !(live || isSent(article))) throw new Refusal('not_found')
  const sent = live && !isSent(article) ? live : article
  const hiding = await hidingOf(db, article)
  const trust = await findTrust(db, article.agent_id)
  const written = await readerOf(db, id, [...article.service_ids, ...(live?.service_ids ?? [])])
  return {
    ...viewToCheck(article),
    title: sent.title,
    category: sent.category,
    version: article.version,
    sent: written(sent),
    live: live ? written(live) : null,
    path:
      article.is_shown && article.slug
        ? paths.article(article.username ?? article.agent_id, article.slug)
        : null,
    review_reason: article.review_reason,
    hiding,
    approved: trust?.approved ?? 0,
    may: [
      ...may(articleMachine, article.status as ArticleState, 'staff').filter(
        (act) => act !== 'publish' || !hiding?.report,
      ),
      ...(live && !hiding ? ['hide'] : []),
      ...(hiding && !hiding.report ? ['show'] : []),
    ],
  }
}

/** Its agent alone reads what they wrote on since then, also where our team asked for it. */
const isSent = ({ status }: { status: string }) => status !== 'draft' && status !== 'changing'

interface Content {
  title: string
  category: string | null
  html: string
  html_mark: string
  cover_id: string | null
  service_ids: string[]
  attachment_ids: string[]
}

async function readerOf(db: Reader, id: string, serviceIds: string[]) {
  const services = await titlesOfServices(db, serviceIds)
  const attachments = await attachmentsOf(db, id)
  return ({ title, category, cover_id, service_ids, attachment_ids, ...kept }: Content): Written => ({
    title,
    category,
    image: cover_id && pictureAddress(cover_id),
    description: cleanHtml(kept),
    services: service_ids.flatMap((one) => services.find((service) => service.id === one)?.title ?? []),
    attachments: attachments.filter((file) => attachment_ids.includes(file.id)).map(viewAttachment),
  })
}
