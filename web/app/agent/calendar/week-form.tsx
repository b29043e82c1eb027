import { weekdayName } from '@sojourn/contract/dates/moments'
import type { WorkHours } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import css from '../../layouts/own/fields.module.css'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CopyHours } from './copy-hours.tsx'
import { RangeRows } from './range-rows.tsx'
import { useSaveHours } from './use-save-hours.ts'
import {
  changeDay,
  checkDay,
  copyDay,
  FROM_MONDAY,
  placesOf,
  readRanges,
  type WeekDay,
  weekFrom,
  workingWeek,
} from './week.ts'
import styles from './week-form.module.css'

/** The hours of a usual week, a line a weekday. */
export function WeekForm({ hours }: { hours: WorkHours }) {
  const [week, setWeek] = useState(() => weekFrom(hours.workHours))
  const [copied, setCopied] = useState<number | null>(null)
  const save = useSaveHours()
  const form = useForm({
    schema: () => import('@sojourn/contract/supply/availability').then(({ NewWorkHours }) => NewWorkHours),
    read: (data) => ({
      workHours: readRanges(data, 'workHours'),
      workHoursOverride: hours.workHoursOverride,
    }),
    submit: async ({ workHours }) => {
      const saved = await save(() => ({ workHours }))
      setWeek(weekFrom(saved.workHours))
      toast.success(t('Your hours are saved'))
    },
  })
  const places = placesOf(week)

  function copy(to: number[]) {
    if (copied !== null) setWeek(copyDay(week, copied, to))
    setCopied(null)
  }

  return (
    <Form form={form} label={t('Weekly hours')}>
      <ul className={styles.week}>
        {FROM_MONDAY.map((day) => (
          <Weekday
            key={day}
            day={day}
            known={week[day] as WeekDay}
            first={places[day] ?? 0}
            onChange={(changed) => setWeek(changeDay(week, day, changed))}
            onCheck={(checked) => setWeek(checkDay(week, day, checked))}
            onCopy={() => setCopied(day)}
          />
        ))}
      </ul>
      <div className={css.end}>
        <SubmitButton>{t('Save hours')}</SubmitButton>
        {week.every(({ checked }) => !checked) && (
          <Button variant="quiet" onClick={() => setWeek(workingWeek())}>
            {t('Start with Monday to Friday, 9 to 5')}
          </Button>
        )}
      </div>
      <CopyHours from={copied} onCopy={copy} onClose={() => setCopied(null)} />
    </Form>
  )
}

interface WeekdayProps {
  day: number
  known: WeekDay
  /** The number of its first range among those of the week. */
  first: number
  onChange: (changed: WeekDay) => void
  onCheck: (checked: boolean) => void
  onCopy: () => void
}

function Weekday({ day, known: { checked, ranges }, first, onChange, onCheck, onCopy }: WeekdayProps) {
  const name = weekdayName(day)
  return (
    <li className={styles.day}>
      <Checkbox
        className={styles.name}
        label={name}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {checked ? (
        <>
          <RangeRows
            of={name}
            name="workHours"
            first={first}
            day={day}
            errorName={`workHours.${day}`}
            ranges={ranges}
            onChange={(changed) => onChange({ checked, ranges: changed })}
          />
          <IconButton
            icon="copy"
            label={t('Copy the hours of {day} to other days', { day: name })}
            className={styles.copy}
            onClick={onCopy}
          />
        </>
      ) : (
        <p className={styles.off}>{t('No meetings')}</p>
      )}
    </li>
  )
}
