import type { ToldDecision } from '@sojourn/contract/desk/staff-decisions'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { GIFT_SIGNS } from '@sojourn/contract/work/gift-words'
import { DECISION_STATES, DECISION_TABS } from '@sojourn/contract/work/told-decision-words'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { DayText, RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { DecisionActs } from './decision-acts.tsx'
import { decisionsQuery } from './decision-queries.ts'
import css from './decisions-page.module.css'

export const meta = () => ownPageMeta('Decisions')

const columns: Column<ToldDecision>[] = [
  {
    header: 'Decision',
    cell: ({ decision, decided_on }) => (
      <span className={css.named}>
        <span>{decision === 'approved' ? 'Approved' : 'Refused'}</span>
        <span className={`${css.note} ${css.day}`}>
          on <DayText value={decided_on} />
        </span>
      </span>
    ),
  },
  {
    header: 'Visa',
    cell: ({ visa }) => (
      <span className={`${css.named} ${css.visa}`}>
        {visa.name}
        <span className={css.note}>{visa.country}</span>
      </span>
    ),
  },
  {
    header: 'Client and agent',
    cell: ({ client, agent }) => (
      <span className={css.named}>
        <Link to={staffPaths.person(client.uuid)}>{client.full_name}</Link>
        <Link to={staffPaths.decisions({ tab: 'all', agent: agent.uuid })}>{agent.full_name}</Link>
      </span>
    ),
  },
  {
    header: 'What they share',
    cell: ({ signs }) => (
      <span className={css.named}>
        {signs.length === 0 ? 'Nothing' : signs.map((sign) => <span key={sign}>{GIFT_SIGNS[sign]}</span>)}
      </span>
    ),
  },
  { header: 'Status', cell: (decision) => <State decision={decision} /> },
  { header: 'Recorded', cell: ({ told_at }) => <RelativeTime value={told_at} /> },
  { header: 'Actions', silent: true, end: true, cell: (decision) => <DecisionActs decision={decision} /> },
]

const LOOKS = {
  counted: { icon: 'check', tone: 'success' },
  held: { icon: 'clock', tone: 'warning' },
  same: { icon: 'check', tone: 'plain' },
  suspended: { icon: 'clock', tone: 'plain' },
  out: { icon: 'close', tone: 'danger' },
} as const

function State({ decision: { state, judged_by, reason } }: { decision: ToldDecision }) {
  return (
    <span className={css.named}>
      <span>
        <Pill {...LOOKS[state]}>{DECISION_STATES[state]}</Pill>
      </span>
      {judged_by && <span className={css.note}>By {judged_by.full_name}</span>}
      {reason && <span className={css.note}>{reason}</span>}
    </span>
  )
}

const TABS = [
  { id: 'held', label: 'Held back' },
  { id: 'all', label: 'All' },
  { id: 'out', label: 'Taken out' },
] as const

const EMPTY = {
  held: 'Nothing is held back.',
  all: 'No client has recorded a decision in the last 24 months.',
  out: 'No decision is taken out.',
}

export default function DecisionsPage() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const word = useTab(TABS)
  const tab = DECISION_TABS.find((one) => one === word) ?? 'held'
  const list = useQuery(
    decisionsQuery({
      tab,
      agent: params.get('agent') || undefined,
      cursor,
    }),
  )
  return (
    <>
      <PageTitle intro="Visas show a share of approvals from 20 decisions on, agents from 10. A decision is held back where client and agent share something, until you count it. Take out what you doubt.">
        Decisions
      </PageTitle>
      <div className={css.filter}>
        <Tabs tabs={TABS} label="Decisions by status" />
      </div>
      <PagedTable
        list={list}
        caption="Decisions"
        columns={columns}
        more="More decisions"
        rowKey={({ id }) => id}
        empty={EMPTY[tab]}
      />
    </>
  )
}
