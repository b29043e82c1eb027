import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LicenceState } from '../../agent/business/licence-state.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText, RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { Flag } from '../../ui/text/flag.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { DecideLicence } from './decide-licence.tsx'
import { type LicenceQueue, licencesQuery } from './licence-queries.ts'
import css from './licences-page.module.css'
import { NameClass } from './name-class.tsx'
import { RevokeLicence } from './revoke-licence.tsx'

export const meta = () => ownPageMeta('Licences')

const tabs = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'verified', label: 'Confirmed' },
  { id: 'unclassed', label: 'Class not named' },
  { id: 'failed', label: 'Not confirmed' },
  { id: 'expired', label: 'Ended' },
]

const nothing: Record<LicenceQueue, string> = {
  waiting: 'No licences are waiting for a decision.',
  verified: 'No licence is confirmed yet.',
  unclassed: 'Every confirmed licence has its class.',
  failed: 'No licences were rejected.',
  expired: 'No confirmed licence has ended.',
}

const columns: Column<LicenceToCheck>[] = [
  {
    header: 'Agent',
    cell: ({ agent }) => (
      <span className={css.agent}>
        <Link to={staffPaths.person(agent.uuid)}>{agent.fullname}</Link>
        {agent.legal_name && <span className={css.note}>{agent.legal_name}</span>}
      </span>
    ),
  },
  {
    header: 'Country',
    cell: ({ country }) => (
      <span className={css.country}>
        <Flag country={country.id} />
        {country.name}
      </span>
    ),
  },
  {
    header: 'Regulator',
    cell: ({ regulator, licence_class, classes }) => (
      <span className={css.agent}>
        {regulator.code}
        {classes.length > 0 && <span className={css.note}>{licence_class?.name ?? 'Class not named'}</span>}
      </span>
    ),
  },
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Valid until', cell: ({ valid_until }) => <DayText value={valid_until} /> },
  {
    header: 'Since',
    cell: ({ decided_at, submitted_at }) => <RelativeTime value={decided_at ?? submitted_at} />,
  },
]

/** The licences agents told us of, the longest waiting first. */
export default function LicencesPage() {
  const status = useTab(tabs) as LicenceQueue
  const cursor = useCursor()
  const list = useQuery(licencesQuery({ status, cursor }))
  const { data: queues } = useQuery(queuesQuery)
  const [chosen, choose] = useState<LicenceToCheck | null>(null)
  const [toName, name] = useState<LicenceToCheck | null>(null)
  const isWaiting = status === 'waiting'
  const act: Column<LicenceToCheck> = {
    header: 'Action',
    silent: true,
    end: true,
    cell: (licence) => (
      <Act licence={licence} onChoose={() => choose(licence)} onName={() => name(licence)} />
    ),
  }
  return (
    <>
      <PageTitle intro="Compare each with the register of its regulator before you confirm it.">
        Licences
      </PageTitle>
      <div className={css.tabs}>
        <Tabs label="Licences by status" tabs={tabs.map(withCount(queues?.licences))} />
      </div>
      <PagedTable
        list={list}
        caption="Licences"
        columns={[...columns, act]}
        more="More licences"
        rowKey={({ id }) => id}
        empty={nothing[status]}
      />
      <DecideLicence licence={isWaiting ? chosen : null} onClose={() => choose(null)} />
      <NameClass licence={toName} onClose={() => name(null)} />
      <RevokeLicence licence={isWaiting ? null : chosen} onClose={() => choose(null)} />
    </>
  )
}

/** How many wait stands where they wait. */
const withCount = (count: number | undefined) => (tab: (typeof tabs)[number]) =>
  tab.id === 'waiting' ? { ...tab, count: count ?? null } : tab

interface ActProps {
  licence: LicenceToCheck
  onChoose: () => void
  onName: () => void
}

function Act({ licence, onChoose, onName }: ActProps) {
  const of = `the licence of ${licence.agent.fullname} for ${licence.country.name}`
  if (licence.may.includes('decide'))
    return (
      <Button size="s" onClick={onChoose} aria-label={`Decide on ${of}`}>
        Decide
      </Button>
    )
  if (licence.may.includes('revoke'))
    return (
      <span className={css.rowActs}>
        {licence.may.includes('name_class') && licence.classes.length > 0 && (
          <Button variant="quiet" size="s" onClick={onName} aria-label={`Name the class of ${of}`}>
            Class
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={onChoose} aria-label={`Revoke ${of}`}>
          Revoke
        </Button>
      </span>
    )
  return <LicenceState status={licence.status} />
}
