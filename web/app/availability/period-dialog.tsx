import { useState } from 'react'
import css from '../account/fields.module.css'
import type { Day } from '../ui/calendar-days.ts'
import { DateRangeInput } from '../ui/date-range-input.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { useFormState } from '../ui/form-context.ts'
import { Modal } from '../ui/modal.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { useForm } from '../ui/use-form.ts'
import { RangeRows } from './range-rows.tsx'
import { readRanges, type SeenRange, WORKING_DAY } from './week.ts'

export interface Period {
  dateRange: { start: Day; end: Day }
  timeRanges: { start: string; end: string }[]
}

interface Words {
  title: string
  /** What the whole days are, and what their hours are. */
  whole: string
  hours: string
  save: string
}

interface Props {
  open: boolean
  words: Words
  /** The present day of the agent. */
  today: Day
  onSave: (period: Period) => Promise<unknown>
  onClose: () => void
}

/** Days from one to another, whole or some of their hours. */
export function PeriodDialog({ open, words, onClose, ...rest }: Props) {
  const [version, setVersion] = useState(0)
  const close = () => {
    onClose()
    setVersion(version + 1)
  }
  return (
    <Modal open={open} onClose={close} title={words.title}>
      <PeriodForm key={version} words={words} {...rest} onDone={close} />
    </Modal>
  )
}

interface FormProps extends Omit<Props, 'open' | 'onClose'> {
  onDone: () => void
}

function PeriodForm({ words, today, onSave, onDone }: FormProps) {
  const [kind, setKind] = useState('whole')
  const [ranges, setRanges] = useState<SeenRange[]>([WORKING_DAY])
  const form = useForm({
    schema: () => import('@sojourn/contract/availability').then(({ NewBlockedDate }) => NewBlockedDate),
    read: (data) => ({
      dateRange: { start: data.get('dateRange_start') ?? '', end: data.get('dateRange_end') ?? '' },
      timeRanges: readRanges(data, 'timeRanges'),
    }),
    submit: async (period) => {
      await onSave(period)
      onDone()
    },
  })
  return (
    <Form form={form} label={words.title}>
      <Days today={today} />
      <RadioGroup
        label="How much of each day"
        name="kind"
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'whole', label: words.whole },
          { value: 'hours', label: words.hours },
        ]}
      />
      {kind === 'hours' && (
        <RangeRows
          of="each day"
          name="timeRanges"
          errorName="timeRanges"
          ranges={ranges}
          onChange={setRanges}
        />
      )}
      <div className={css.end}>
        <SubmitButton>{words.save}</SubmitButton>
      </div>
    </Form>
  )
}

function Days({ today }: { today: Day }) {
  const { errors } = useFormState()
  const error = errors.dateRange ?? errors['dateRange.start'] ?? errors['dateRange.end']
  return (
    <DateRangeInput label="From and to" name="dateRange" required min={today} {...(error && { error })} />
  )
}
