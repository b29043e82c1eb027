import { articleStatus } from '@sojourn/contract/calls/status'
import { paths } from '@sojourn/contract/paths/paths'
import { TRASH_DAYS } from '@sojourn/contract/talk/article-words'
import type {
  ArticleAttachment,
  ArticleChanges,
  OwnArticle,
  OwnArticleCard,
} from '@sojourn/contract/talk/own-articles'
import { DAY_MS } from '../../platform/clock.ts'
import { may } from '../../platform/states/machine.ts'
import { type ArticleState, articleMachine } from './article-state.ts'
import type { hidingOf } from './checking/hiding-of.ts'
import type { AttachmentRow } from './files/attachment-store.ts'
import { pictureAddress } from './files/picture-address.ts'
import { missingOf } from './reading/missing.ts'
import { excerptOf, minutesToRead } from './reading/words-of.ts'
import type { ArticleRow } from './store.ts'

const CHANGES: Partial<Record<ArticleState, ArticleChanges>> = {
  changing: 'unsent',
  changes_pending: 'in_review',
  changes_rejected: 'rejected',
}

export function viewOwnCard(row: ArticleRow): OwnArticleCard {
  const state = row.status as ArticleState
  return {
    id: row.id,
    status: [...articleStatus[state]],
    changes: CHANGES[state] ?? 'none',
    title: row.title,
    category: row.category,
    excerpt: excerptOf(row.html),
    image: row.cover_id && pictureAddress(row.cover_id),
    version: row.version,
    path: row.is_shown && row.slug ? paths.article(row.username ?? row.agent_id, row.slug) : null,
    likes: row.likes ?? 0,
    review_reason: row.review_reason,
    hidden: row.hidden_at !== null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    erased_at: row.trashed_at && new Date(row.trashed_at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    may: mayOf(state),
    created_at: { date: row.created_at.toISOString() },
    updated_at: row.updated_at.toISOString(),
  }
}

const mayOf = (state: ArticleState) => [
  ...may(articleMachine, state, 'agent'),
  ...(state === 'trash' ? ['erase'] : []),
]

interface With {
  services: OwnArticle['services']
  attachments: AttachmentRow[]
  trusted: boolean
  hiding: Awaited<ReturnType<typeof hidingOf>>
}

export function viewOwnArticle(
  row: ArticleRow,
  { services, attachments, trusted, hiding }: With,
): OwnArticle {
  return {
    ...viewOwnCard(row),
    description: row.html,
    services: inOrder(services, row.service_ids),
    attachments: inOrder(attachments, row.attachment_ids).map(viewAttachment),
    missing: missingOf(
      row,
      services.map(({ id }) => id),
    ),
    trusted,
    hiding: hiding && { by_report: hiding.report !== null, reason: hiding.reason },
    reading_minutes: minutesToRead(row.html),
  }
}

/** The order is the one the agent chose. */
const inOrder = <Item extends { id: string }>(items: Item[], ids: readonly string[]) =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? [])

export const viewAttachment = (row: AttachmentRow): ArticleAttachment => ({
  id: row.id,
  name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  is_waiting: row.scan === 'waiting',
})
