import type { Book, StripeObject } from './book.ts'
import { missing } from './failure.ts'
import type { Form } from './form.ts'

export interface Asked {
  book: Book
  form: Form
  id: string
  /** On whose account: ours, or one that is connected. */
  account: string
}

/** A key is method and path; an id stands where `*` is. */
export type Calls = Record<string, (asked: Asked) => unknown>

export const listOf = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url })

/** The page is as long as is asked for, and begins after the one that is named. */
export function pageOfList(form: Form, all: { id: string }[], url: string) {
  const after = form.text('starting_after')
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all
  const data = rest.slice(0, Number(form.text('limit') ?? 10))
  return { ...listOf(data, url), has_more: rest.length > data.length }
}

export function known<T extends StripeObject>(
  { book, account }: Asked,
  kind: T['object'],
  id: string | null,
) {
  const found = book.find<T>(kind, id, account)
  if (!found) throw missing(kind, id ?? '')
  return found
}
