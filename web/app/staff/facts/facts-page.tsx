import { monthName } from '@sojourn/contract/dates/moments'
import type { FactLine, FactReportLine, FactToCheck } from '@sojourn/contract/desk/staff-facts'
import { FACT_NAMES } from '@sojourn/contract/ground/fact-words'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { Select } from '../../ui/choice/select.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../verifications/verifications-page.module.css'
import { factReportsQuery, factsQuery, factsToCheckQuery } from './fact-queries.ts'
import { factWords } from './fact-words.ts'
import facts from './facts.module.css'

export const meta = () => ownPageMeta('Visa facts')

const visaOf = ({ visa }: Pick<FactLine, 'visa'>) => (
  <span className={facts.about}>
    <Link to={staffPaths.factsOf(visa.id)}>{visa.name}</Link>
    <small>{visa.countries > 1 ? `${visa.countries} countries share it` : visa.country}</small>
  </span>
)

const columns: Column<FactLine>[] = [
  { header: 'Visa', cell: visaOf },
  { header: 'Fact', cell: ({ fact }) => FACT_NAMES[fact] },
  { header: 'Says', cell: (line) => factWords(line) },
  {
    header: 'Checked',
    cell: ({ checked, age, likely, open_reports }) => (
      <span className={facts.about}>
        {monthName(checked)}
        {age !== 'current' && (
          <span>
            <Pill tone={age === 'old' ? 'warning' : 'danger'} icon="warning">
              {age === 'old' ? 'Over 6 months' : 'Over a year'}
            </Pill>
          </span>
        )}
        {likely && <small>From a dated copy</small>}
        {open_reports > 0 && <small>{open_reports === 1 ? 'One report' : `${open_reports} reports`}</small>}
      </span>
    ),
  },
]

const toCheckColumns: Column<FactToCheck>[] = [
  ...(columns as Column<FactToCheck>[]),
  { header: 'Reads in three months', cell: ({ reads }) => reads.toLocaleString('en') },
]

const reportColumns: Column<FactReportLine>[] = [
  { header: 'Visa', cell: visaOf },
  { header: 'Fact', cell: ({ fact }) => (fact ? FACT_NAMES[fact] : 'Something else') },
  { header: 'Report', cell: ({ message }) => <span className={facts.message}>{message}</span> },
  { header: 'Since', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
]

/** The facts of all visas, the longest unchecked first, and what people say is out of date. */
export default function FactsPage() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'oldest', label: 'Oldest first' },
    { id: 'to-check', label: 'Most read' },
    { id: 'reported', label: 'Reported', count: queues?.facts ?? null },
  ]
  const tab = useTab(tabs)
  return (
    <>
      <PageTitle intro="What our pages say about visas. Correct a fact, or confirm it with the day you checked it.">
        Visa facts
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Facts" />
      </div>
      {tab === 'reported' && <Reported cursor={cursor} />}
      {tab === 'to-check' && <ToCheck />}
      {tab === 'oldest' && <Oldest cursor={cursor} country={params.get('country') || undefined} />}
    </>
  )
}

interface Paged {
  cursor: string | undefined
}

function Oldest({ cursor, country }: Paged & { country: string | undefined }) {
  const list = useQuery(factsQuery({ cursor, country }))
  return (
    <>
      <CountryFilter country={country} />
      <PagedTable
        list={list}
        caption="Facts, the longest unchecked first"
        columns={columns}
        more="More facts"
        rowKey={({ visa, fact }) => `${visa.id} ${fact}`}
        empty={country ? 'We know no facts of this country’s visas.' : 'No facts are known.'}
      />
    </>
  )
}

/** It stands in the address. */
function CountryFilter({ country }: { country: string | undefined }) {
  const { set } = useAddressFilter()
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <search className={facts.filter}>
      <Select
        label="Country"
        name="country"
        unmarked
        placeholder="All countries"
        value={country ?? ''}
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) => set('country', value)}
      />
    </search>
  )
}

/** The facts that most people read stand first. */
function ToCheck() {
  const { data, error, refetch } = useQuery(factsToCheckQuery)
  return (
    <Table
      caption="Facts that are older than six months or only likely, the most read first"
      columns={toCheckColumns}
      rows={data?.items ?? (error ? 'failed' : 'loading')}
      rowKey={({ visa, fact }) => `${visa.id} ${fact}`}
      empty={<Empty>Every fact was checked in the last six months.</Empty>}
      onRetry={() => refetch()}
      error={error}
    />
  )
}

function Reported({ cursor }: Paged) {
  const list = useQuery(factReportsQuery({ cursor }))
  return (
    <PagedTable
      list={list}
      caption="Reports, the oldest first"
      columns={reportColumns}
      more="More reports"
      rowKey={({ id }) => id}
      empty="Nobody reports anything as out of date."
    />
  )
}
