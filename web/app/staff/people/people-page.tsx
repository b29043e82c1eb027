import type { ReplyOf } from '@sojourn/contract/calls/call'
import type { findPeople } from '@sojourn/contract/desk/staff'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { type PersonStatus, peopleQuery } from '../../queries/staff-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DayText, RelativeTime } from '../../ui/date/time-text.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './people-page.module.css'
import { PersonState } from './person-state.tsx'
import { roleWords } from './role-words.ts'

export const meta = () => ownPageMeta('People')

type Person = ReplyOf<typeof findPeople>['data']['items'][number]

const columns: Column<Person>[] = [
  {
    header: 'Name',
    cell: ({ uuid, fullname, email }) => (
      <span className={css.name}>
        <Link to={staffPaths.person(uuid)}>{fullname}</Link>
        <span className={css.email}>{email}</span>
      </span>
    ),
  },
  { header: 'Role', cell: ({ is_a }) => roleWords[is_a] },
  { header: 'State', cell: (person) => <PersonState person={person} /> },
  { header: 'Joined', cell: ({ created_at }) => <DayText value={created_at.date} /> },
  {
    header: 'Last seen',
    cell: ({ last_seen_at }) => (last_seen_at ? <RelativeTime value={last_seen_at} /> : 'Never'),
  },
]

/** Everybody who has an account, found by name or email. */
export default function PeoplePage() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const asked = {
    query: params.get('query')?.trim() || undefined,
    status: statusOf(params.get('status')),
    cursor,
  }
  const list = useQuery(peopleQuery(asked))
  return (
    <>
      <PageTitle>People</PageTitle>
      <Search {...asked} />
      <PagedTable
        list={list}
        caption="People"
        columns={columns}
        more="More people"
        rowKey={({ uuid }) => uuid}
        query={asked.query}
        empty={asked.status === 'suspended' ? 'Nobody is suspended.' : 'No people found.'}
      />
    </>
  )
}

function Search({ query, status }: { query?: string | undefined; status?: PersonStatus | undefined }) {
  const submit = useSubmit()
  return (
    <Form method="get" role="search" className={css.search} key={`${query} ${status}`}>
      <SearchInput
        label="Name or email"
        placeholder="Name or email"
        defaultValue={query}
        className={css.words}
      />
      <Select
        label="State"
        name="status"
        hideLabel
        defaultValue={status ?? 'all'}
        choices={[
          { value: 'all', label: 'Everyone' },
          { value: 'active', label: 'Active' },
          { value: 'suspended', label: 'Suspended' },
        ]}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  )
}

const statusOf = (word: string | null): PersonStatus | undefined =>
  word === 'active' || word === 'suspended' ? word : undefined
