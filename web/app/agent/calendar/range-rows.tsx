import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TimeInput } from '../../ui/date/time-input.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { nextRange } from './next-range.ts'
import { numbersOf } from './range-numbers.ts'
import css from './range-rows.module.css'
import type { SeenRange } from './week.ts'

interface Props {
  /** Screen readers hear the name, such as `Monday`. */
  of: string
  /** Inputs are named `{name}.{number}.start`; the numbers begin with `first`. */
  name: string
  first?: number
  /** The weekday that goes along with each. */
  day?: number
  /** An error about all of the rows together stands under this name. */
  errorName: string
  /** One row is wanted: where none is filled in, the first is what is missing. */
  required?: boolean
  ranges: readonly SeenRange[]
  onChange: (ranges: SeenRange[]) => void
}

/** From–to rows; one more can be added, and each taken away. */
export function RangeRows({
  of,
  name,
  first = 0,
  day,
  errorName,
  required = false,
  ranges,
  onChange,
}: Props) {
  const { errors } = useFormState()
  const numbers = numbersOf(ranges, first, required)
  const change = (index: number, changed: Partial<SeenRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...changed } : range)))
  const wrong = errors[errorName] !== undefined

  return (
    <Field label={t('Hours of {day}', { day: of })} hideLabel group="group" name={errorName}>
      {({ 'aria-describedby': describedBy }) => (
        <div className={css.rows}>
          {ranges.map((range, index) => {
            const row = numbers[index] === undefined ? undefined : `${name}.${numbers[index]}`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the day
              <div key={index} className={css.row}>
                {row && day !== undefined && <input type="hidden" name={`${row}.day`} value={day} />}
                <FromTo
                  of={of}
                  name={row}
                  range={range}
                  aria={{
                    'aria-describedby': describedBy,
                    ...(wrong && index === 0 && { 'aria-invalid': true }),
                  }}
                  onChange={(changed) => change(index, changed)}
                />
                {ranges.length > 1 && (
                  <RemoveRow
                    of={of}
                    from={range.from}
                    onRemove={() => onChange(ranges.filter((_, at) => at !== index))}
                  />
                )}
              </div>
            )
          })}
          <Button
            variant="quiet"
            size="s"
            icon="plus"
            aria-label={t('Add hours on {day}', { day: of })}
            onClick={() => onChange([...ranges, nextRange(ranges)])}
          >
            {t('Add hours')}
          </Button>
        </div>
      )}
    </Field>
  )
}

const RemoveRow = ({ of, from, onRemove }: { of: string; from: SeenRange['from']; onRemove: () => void }) => (
  <IconButton
    icon="close"
    label={from ? t('Remove {day} {time}', { day: of, time: from }) : t('Remove a row of {day}', { day: of })}
    onClick={onRemove}
  />
)

interface FromToProps {
  of: string
  name: string | undefined
  range: SeenRange
  /** The first field tells of an error of all rows. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid'?: boolean }
  onChange: (changed: Partial<SeenRange>) => void
}

const FromTo = ({ of, name, range, aria, onChange }: FromToProps) => (
  <>
    <TimeInput
      label={t('{day} from', { day: of })}
      hideLabel
      className={css.time}
      name={name && `${name}.start`}
      value={range.from}
      {...aria}
      onChange={(from) => onChange({ from })}
    />
    <span aria-hidden="true" className={css.dash}>
      –
    </span>
    <TimeInput
      label={t('{day} to', { day: of })}
      hideLabel
      className={css.time}
      name={name && `${name}.end`}
      value={range.to}
      onChange={(to) => onChange({ to })}
    />
  </>
)
