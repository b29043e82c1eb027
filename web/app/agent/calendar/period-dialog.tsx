import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import type { Day } from '../../ui/date/calendar-days.ts'
import { DateRangeInput } from '../../ui/date/date-range-input.tsx'
import { DialogEnd } from '../../ui/form/dialog-end.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { RangeRows } from './range-rows.tsx'
import { readRanges, type SeenRange, seen, WORKING_DAY } from './week.ts'

export interface Period {
  dateRange: { start: Day; end: Day }
  timeRanges: { start: string; end: string }[]
}

interface Words {
  title: string
  whole: string
  hours: string
  save: string
}

interface Props {
  open: boolean
  words: Words
  /** The present day of the agent. */
  today: Day
  /** Without a known period a new one is made. */
  known?: (Period & { id: string }) | undefined
  onSave: (period: Period) => Promise<unknown>
  onClose: () => void
}

/** Days from one to another, whole or some of their hours. */
export function PeriodDialog({ open, words, known, onClose, ...rest }: Props) {
  const [version, setVersion] = useState(0)
  const close = () => {
    onClose()
    setVersion(version + 1)
  }
  return (
    <Modal open={open} onClose={close} title={words.title}>
      <PeriodForm key={`${version} ${known?.id}`} words={words} known={known} {...rest} onDone={close} />
    </Modal>
  )
}

interface FormProps extends Omit<Props, 'open' | 'onClose'> {
  onDone: () => void
}

function PeriodForm({ words, today, known, onSave, onDone }: FormProps) {
  const hours = known?.timeRanges.map(seen) ?? []
  const [kind, setKind] = useState(hours.length > 0 ? 'hours' : 'whole')
  const [ranges, setRanges] = useState<SeenRange[]>(hours.length > 0 ? hours : [WORKING_DAY])
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/supply/availability').then(({ NewBlockedDate }) => NewBlockedDate),
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
      <Days today={today} known={known} />
      <RadioGroup
        label={t('How much of each day')}
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
          of={t('each day')}
          name="timeRanges"
          errorName="timeRanges"
          required
          ranges={ranges}
          onChange={setRanges}
        />
      )}
      <DialogEnd>
        <SubmitButton>{words.save}</SubmitButton>
      </DialogEnd>
    </Form>
  )
}

/** Only the server knows whether days go together with those of other periods. */
const WRONG_DAYS = ['dateRange', 'dateRange.start', 'dateRange.end', 'workHoursOverride']

function Days({ today, known }: Pick<Props, 'today' | 'known'>) {
  const { errors } = useFormState()
  const error = WRONG_DAYS.map((name) => errors[name]).find(Boolean)
  return (
    <DateRangeInput
      label={t('From and to')}
      name="dateRange"
      required
      lockPastStart={{ today }}
      {...(known && { defaultValue: [known.dateRange.start, known.dateRange.end] })}
      {...(error && { error })}
    />
  )
}
