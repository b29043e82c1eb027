import { roomOf } from '@sojourn/contract/paths/start-of'
import { t } from '@sojourn/contract/words/t'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { type DeadlineKind, KINDS_OF } from '@sojourn/contract/work/own-deadlines-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useAccount } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import type { Side } from '../../words/order-words.ts'
import { CalendarModal } from './calendar-modal.tsx'
import { DeadlineBones } from './deadline-bones.tsx'
import { deadlinesQuery } from './deadline-queries.ts'
import { KINDS } from './deadline-words.ts'
import css from './deadlines-page.module.css'
import { NoticeDaysModal } from './notice-days-modal.tsx'
import { PaperModal } from './paper-modal.tsx'
import { RemovePaper } from './remove-paper.tsx'
import { Timeline } from './timeline.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Deadlines'))

type Paper = NonNullable<OwnDeadline['paper']>
type Opened = 'calendar' | 'notices' | 'new' | { change: Paper } | { remove: Paper } | null

const INTRO: Record<Side, string> = {
  client: t('What ends or is due: your passports, visas and permits, goals, orders and meetings.'),
  agent: t('What ends or is due: your running orders, meetings, licences and papers.'),
}

/** Everything with a day, the nearest first. */
export default function DeadlinesPage() {
  const side: Side = roomOf(useAccount().role) === 'agent' ? 'agent' : 'client'
  const { params, set } = useAddressFilter()
  const kind = KINDS_OF[side].find((one) => one === params.get('kind'))
  const deadlines = useInfiniteQuery(deadlinesQuery(kind))
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  const changed = typeof opened === 'object' && opened && 'change' in opened ? opened.change : null
  const removed = typeof opened === 'object' && opened && 'remove' in opened ? opened.remove : null
  const add = () => open('new')
  // The empty list has the same act.
  const hasNone = !kind && deadlines.data?.pages.every(({ items }) => items.length === 0)
  return (
    <>
      <PageTitle
        intro={INTRO[side]}
        action={
          !hasNone && (
            <Button icon="plus" onClick={add}>
              {t('Add a paper')}
            </Button>
          )
        }
      >
        {t('Deadlines')}
      </PageTitle>
      <div className={css.page}>
        <Bar side={side} kind={kind} onKind={(value) => set('kind', value)} open={open} />
        <Loaded query={deadlines} skeleton={<DeadlineBones />}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items)
            if (items.length === 0) return kind ? <NoneOf kind={kind} /> : <None onAdd={add} />
            return (
              <>
                <Timeline
                  items={items}
                  side={side}
                  onChange={(paper) => open({ change: paper })}
                  onRemove={(paper) => open({ remove: paper })}
                />
                <LoadMore
                  hasMore={deadlines.hasNextPage}
                  busy={deadlines.isFetchingNextPage}
                  onMore={() => void deadlines.fetchNextPage()}
                />
              </>
            )
          }}
        </Loaded>
      </div>
      <PaperModal open={opened === 'new' || changed !== null} paper={changed} onClose={close} />
      <RemovePaper paper={removed} onClose={close} />
      <NoticeDaysModal open={opened === 'notices'} side={side} onClose={close} />
      <CalendarModal open={opened === 'calendar'} onClose={close} />
    </>
  )
}

interface BarProps {
  side: Side
  kind: DeadlineKind | undefined
  onKind: (kind: string) => void
  open: (opened: 'notices' | 'calendar') => void
}

const Bar = ({ side, kind, onKind, open }: BarProps) => (
  <div className={css.bar}>
    <Select
      label={t('Kind')}
      hideLabel
      name="kind"
      placeholder={t('Everything')}
      value={kind ?? ''}
      choices={KINDS_OF[side].map((value) => ({ value, label: KINDS[value].plural }))}
      onChange={({ currentTarget: { value } }) => onKind(value)}
    />
    <Button variant="quiet" icon="bell" onClick={() => open('notices')}>
      {t('Reminders')}
    </Button>
    <Button variant="quiet" icon="calendar" onClick={() => open('calendar')}>
      {t('In your calendar')}
    </Button>
  </div>
)

const None = ({ onAdd }: { onAdd: () => void }) => (
  <Empty
    hint={t(
      'Add a passport, visa or permit, and we remind you before it ends. What belongs to your goals and orders comes by itself.',
    )}
    action={
      <Button icon="plus" onClick={onAdd}>
        {t('Add a paper')}
      </Button>
    }
  >
    {t('Nothing ends or is due')}
  </Empty>
)

const NoneOf = ({ kind }: { kind: DeadlineKind }) => (
  <Empty hint={t('Choose another kind, or everything.')}>
    {t('No deadlines: {kind}', { kind: KINDS[kind].plural })}
  </Empty>
)
