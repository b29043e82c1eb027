import type { FieldError } from '@sojourn/contract/calls/errors'
import { WholeArticle } from '@sojourn/contract/talk/article-fields'
import type { LockedArticle } from '../store.ts'
import { wordsOf } from './words-of.ts'

type Content = Pick<LockedArticle, 'title' | 'category' | 'html' | 'cover_id'>

/** Services that are put away do not count. */
export function missingOf({ title, category, html, cover_id }: Content, services: string[]): FieldError[] {
  const { error } = WholeArticle.safeParse({
    title,
    category,
    services,
    cover: cover_id,
    description: wordsOf(html).length > 0 ? html : '',
  })
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    if (!messages.has(field)) messages.set(field, message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}
