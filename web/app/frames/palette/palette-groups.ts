import { type FoundKind, LEAST_TO_FIND } from '@sojourn/contract/desk/desk-words'
import type { Found } from '@sojourn/contract/desk/find'
import type { Today } from '@sojourn/contract/desk/today'
import type { Role } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { toDoPath, toDoWords } from '../../case/start/to-do-words.ts'
import type { IconName } from '../../ui/text/icon-names.ts'
import { findEntries } from './find-entries.ts'
import { actsOf, type Entry, pagesOf } from './palette-entries.ts'

export interface Group {
  name: string
  entries: Entry[]
}

interface Known {
  role: Role
  query: string
  today: Today | undefined
  found: Found[] | undefined
}

const FIRST = 5

/** A group without an entry is not there. */
export function groupsOf({ role, query, today, found = [] }: Known): Group[] {
  const toDo = toDoEntries(today, role)
  const typed = query.trim()
  const fixed: Group[] = typed
    ? [
        { name: t('To do'), entries: findEntries(toDo, typed) },
        { name: t('Do'), entries: findEntries(actsOf(role), typed) },
        { name: t('Go to'), entries: findEntries(pagesOf(role), typed) },
      ]
    : [
        { name: t('To do'), entries: toDo.slice(0, FIRST) },
        { name: t('Do'), entries: actsOf(role) },
        { name: t('Go to'), entries: pagesOf(role) },
      ]
  const isSought = typed.length >= LEAST_TO_FIND
  return [...fixed, ...(isSought ? foundGroups(found) : [])].filter(({ entries }) => entries.length > 0)
}

function toDoEntries(today: Today | undefined, role: Role): Entry[] {
  const side = role === 'subscriber' ? 'client' : 'agent'
  return (today?.todo ?? []).map((line) => ({
    id: `to-do ${line.kind} ${line.order.uuid}`,
    label: toDoWords[line.kind].act(line),
    note: `${line.order.title} · ${line.with}`,
    icon: toDoWords[line.kind].icon,
    to: toDoPath(line, side),
  }))
}

const kinds: Record<FoundKind, { name: string; icon: IconName }> = {
  order: { name: t('Orders'), icon: 'document' },
  person: { name: t('People'), icon: 'user' },
  message: { name: t('Messages'), icon: 'chat' },
  agent: { name: t('Agents'), icon: 'users' },
  visa: { name: t('Visas'), icon: 'passport' },
  article: { name: t('Articles'), icon: 'book' },
}

const foundGroups = (found: readonly Found[]): Group[] =>
  (Object.keys(kinds) as FoundKind[]).map((kind) => ({
    name: kinds[kind].name,
    entries: found
      .filter((one) => one.kind === kind)
      .map(({ title, note, path }) => ({
        id: `${kind} ${path}`,
        label: title,
        note,
        icon: kinds[kind].icon,
        to: path,
      })),
  }))
