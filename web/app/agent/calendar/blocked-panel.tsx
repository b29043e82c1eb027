import type { BlockedDate } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { blockedDatesQuery, schedulesChanged, workHoursQuery } from '../../queries/availability-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Day } from '../../ui/date/calendar-days.ts'
import { useClock } from '../../ui/date/clock.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Stack } from '../../ui/text/layout.tsx'
import css from './calendar-page.module.css'
import { type Period, PeriodDialog } from './period-dialog.tsx'
import { PeriodList } from './period-list.tsx'
import { daysInWords, rangesInWords } from './period-words.ts'

const WORDS = { whole: t('The whole day'), hours: t('Only these hours') }
const PATH = '/account/consultant/blocked-dates'

/** Days or hours one cannot be met, whatever the week says. */
export function BlockedPanel({ today }: { today: Day }) {
  const blocked = useQuery(blockedDatesQuery)
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<BlockedDate>()
  const { add, change, remove } = useBlocks()
  const clock = useClock()

  return (
    <Panel
      id="blocked-dates"
      title={t('Blocked dates')}
      intro={t('Days or hours when clients can’t book you. Meetings you already have are kept.')}
    >
      <Loaded query={blocked}>
        {(known) => (
          <Stack gap={3}>
            <PeriodList
              label={t('Blocked dates')}
              lines={known.map((one) => ({
                key: one.id,
                days: daysInWords(one.dateRange.start, one.dateRange.end, today),
                hours: one.timeRanges.length > 0 ? rangesInWords(one.timeRanges, clock) : t('All day'),
                edit: () => setEdited(one),
                remove: () => remove(one),
                undo: () => add(one),
              }))}
            />
            {known.length === 0 && <p className={css.none}>{t('No dates are blocked.')}</p>}
            <div>
              <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
                {t('Block dates')}
              </Button>
            </div>
          </Stack>
        )}
      </Loaded>
      <PeriodDialog
        open={adding}
        today={today}
        words={{ ...WORDS, title: t('Block dates'), save: t('Block these dates') }}
        onSave={async (period) => {
          await add(period)
          toast.success(t('Your dates are blocked'))
        }}
        onClose={() => setAdding(false)}
      />
      <PeriodDialog
        open={edited !== undefined}
        known={edited}
        today={today}
        words={{ ...WORDS, title: t('Edit blocked dates'), save: t('Save these dates') }}
        onSave={async (period) => {
          if (edited) await change(edited, period)
          toast.success(t('Your dates are saved'))
        }}
        onClose={() => setEdited(undefined)}
      />
    </Panel>
  )
}

function useBlocks() {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries(blockedDatesQuery),
      queries.invalidateQueries(workHoursQuery),
      schedulesChanged(queries),
    ])
  return {
    async add({ dateRange, timeRanges }: Period) {
      await browserApi(`POST ${PATH}`, { body: { dateRange, timeRanges } })
      await refresh()
    },
    async change({ id }: BlockedDate, { dateRange, timeRanges }: Period) {
      await browserApi(`PUT ${PATH}/{id}`, { params: { id }, body: { dateRange, timeRanges } })
      await refresh()
    },
    async remove({ id }: BlockedDate) {
      await browserApi(`DELETE ${PATH}/{id}`, { params: { id } })
      await refresh()
    },
  }
}
