import type { WorkHours } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { Day } from '../../ui/date/calendar-days.ts'
import { useClock } from '../../ui/date/clock.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Stack } from '../../ui/text/layout.tsx'
import css from './calendar-page.module.css'
import { type Period, PeriodDialog } from './period-dialog.tsx'
import { PeriodList } from './period-list.tsx'
import { daysInWords, rangesInWords } from './period-words.ts'
import { useSaveHours } from './use-save-hours.ts'

type Override = WorkHours['workHoursOverride'][number]

const WORDS = { whole: t('Closed'), hours: t('Open at these hours') }

/** Other hours between two days: they take the place of the week's. */
export function OverridesPanel({ hours, today }: { hours: WorkHours; today: Day }) {
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Override>()
  const save = useSaveHours()
  const clock = useClock()
  const all = hours.workHoursOverride
  const change = (periods: (known: Override[]) => Override[]) =>
    save(({ workHoursOverride }) => ({ workHoursOverride: periods(workHoursOverride) }))

  async function keep(period: Period) {
    await change((known) => [...(edited ? without(known, edited) : known), overrideOf(period)])
    toast.success(t('These days have their own hours'))
  }

  return (
    <Panel
      title={t('Special hours')}
      intro={t('Use these for a holiday or a busy season. They replace your weekly hours on those days.')}
    >
      <Stack gap={3}>
        <PeriodList
          label={t('Days with special hours')}
          lines={all.map((one) => ({
            key: one.from.date,
            days: daysInWords(one.from.date, one.to.date, today),
            hours: one.workHours.length > 0 ? rangesInWords(one.workHours, clock) : t('Closed'),
            edit: () => setEdited(one),
            remove: () => change((known) => without(known, one)),
            undo: () => change((known) => [...without(known, one), one]),
          }))}
        />
        {all.length === 0 && <p className={css.none}>{t('Your weekly hours apply every day.')}</p>}
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
            {t('Add special hours')}
          </Button>
        </div>
      </Stack>
      <PeriodDialog
        open={adding}
        today={today}
        words={{ ...WORDS, title: t('Special hours'), save: t('Add these days') }}
        onSave={keep}
        onClose={() => setAdding(false)}
      />
      <PeriodDialog
        open={edited !== undefined}
        known={edited && periodOf(edited)}
        today={today}
        words={{ ...WORDS, title: t('Edit special hours'), save: t('Save these days') }}
        onSave={keep}
        onClose={() => setEdited(undefined)}
      />
    </Panel>
  )
}

const overrideOf = ({ dateRange, timeRanges }: Period): Override => ({
  from: { date: dateRange.start },
  to: { date: dateRange.end },
  workHours: timeRanges,
})

const periodOf = ({ from, to, workHours }: Override) => ({
  id: from.date,
  dateRange: { start: from.date, end: to.date },
  timeRanges: workHours,
})

const without = (periods: Override[], one: Override) =>
  periods.filter(({ from }) => from.date !== one.from.date)
