import { LEAST_TO_FIND } from '@sojourn/contract/desk/desk-words'
import type { Role } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fleetingQuery } from '../../api/call-query.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { useSettled } from '../../ui/text/use-settled.ts'
import css from './palette.module.css'
import { groupsOf } from './palette-groups.ts'

interface Props {
  role: Role
  open: boolean
  onClose: () => void
}

const SETTLED_MS = 200

/** Goes anywhere and finds anything by a few letters. */
export default function Palette({ role, open, onClose }: Props) {
  const [query, setQuery] = useState('')
  const id = useId()
  const optionId = (entry: string) => `${id} ${entry}`.replaceAll(/\s/g, '-')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { groups, entries, isWaiting, hasFailed } = useEntries({ role, query, open })
  const { chosen, point, restart, press } = useChoice(entries, optionId, ({ to }) => {
    onClose()
    void navigate(to)
  })

  useEffect(() => {
    if (open) input.current?.select()
  }, [open])

  return (
    <Modal open={open} onClose={onClose} title={t('Search')} size="l">
      <div className={css.palette}>
        <input
          ref={input}
          className={css.input}
          role="combobox"
          aria-label={t('Search orders, messages, people and pages')}
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen.id)}
          placeholder={t('Search orders, messages, people and pages')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            restart()
          }}
          onKeyDown={press}
        />
        <div id={`${id}list`} role="listbox" aria-label={t('Results')} className={css.list} tabIndex={-1}>
          {groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              optionId={optionId}
              chosen={chosen}
              onPoint={point}
              onClose={onClose}
            />
          ))}
        </div>
        <p role="status" className={css.status}>
          {statusOf({ isWaiting, hasFailed, count: entries.length, query })}
        </p>
      </div>
    </Modal>
  )
}

interface Asked {
  role: Role
  query: string
  open: boolean
}

/** Pages and tasks are there at once, the rest comes as the server finds it. */
function useEntries({ role, query, open }: Asked) {
  const settled = useSettled(query.trim(), SETTLED_MS)
  const isSought = settled.length >= LEAST_TO_FIND
  const today = useQuery({ ...todayQuery, enabled: open && role !== 'staff' })
  const found = useQuery({
    ...fleetingQuery('GET /find', { query: { query: settled } }),
    enabled: open && isSought,
  })
  const groups = groupsOf({ role, query, today: today.data, found: isSought ? found.data : undefined })
  return {
    groups,
    entries: groups.flatMap((group) => group.entries),
    isWaiting: query.trim() !== settled || found.isFetching,
    hasFailed: isSought && found.isError,
  }
}

/** The arrow keys mark an entry, and so does whatever points at it; Enter opens it. */
function useChoice(
  entries: readonly Entry[],
  optionId: (entry: string) => string,
  onOpen: (entry: Entry) => void,
) {
  const [at, setAt] = useState(0)
  const last = Math.min(at, entries.length - 1)
  const chosen = entries[last]

  function scroll(place: number) {
    setAt(place)
    const entry = entries[place]
    if (entry) document.getElementById(optionId(entry.id))?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      scroll((last + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onOpen(chosen)
    }
  }

  return { chosen, point: (entry: Entry) => setAt(entries.indexOf(entry)), restart: () => setAt(0), press }
}

type EntryGroup = ReturnType<typeof groupsOf>[number]
type Entry = EntryGroup['entries'][number]

interface GroupProps {
  group: EntryGroup
  optionId: (entry: string) => string
  chosen: Entry | undefined
  onPoint: (entry: Entry) => void
  onClose: () => void
}

const Group = ({ group: { name, entries }, optionId, chosen, onPoint, onClose }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options
  <div role="group" aria-labelledby={optionId(`group ${name}`)} className={css.group}>
    <div id={optionId(`group ${name}`)} className={css.name}>
      {name}
    </div>
    {entries.map((entry) => (
      <Link
        key={entry.id}
        id={optionId(entry.id)}
        role="option"
        aria-selected={entry === chosen}
        tabIndex={-1}
        to={entry.to}
        className={css.entry}
        onPointerMove={() => onPoint(entry)}
        onClick={onClose}
      >
        <Icon name={entry.icon} />
        <span className={css.words}>
          <span>{entry.label}</span>
          {entry.note && <small>{entry.note}</small>}
        </span>
      </Link>
    ))}
  </div>
)

interface Search {
  isWaiting: boolean
  hasFailed: boolean
  count: number
  query: string
}

function statusOf({ isWaiting, hasFailed, count, query }: Search) {
  if (query.trim() === '') return t('↑ and ↓ choose, Enter opens, Escape closes.')
  if (isWaiting) return t('Searching…')
  if (hasFailed) return t('The search failed. Only pages are shown. Please type again.')
  if (count === 0)
    return t('Nothing found for “{query}”. Try another word or an order number.', { query: query.trim() })
  return t(
    '{count, plural, one {# found. Enter opens the marked one.} other {# found. Enter opens the marked one.}}',
    { count },
  )
}
