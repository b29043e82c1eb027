import { JUDGED_NAMES, type Judged } from '@sojourn/contract/verification-words'
import { useId } from 'react'
import { Pill } from '../ui/pill.tsx'
import { Textarea } from '../ui/textarea.tsx'
import css from './case-page.module.css'

const LONGEST_REASON = 1000

interface Props {
  field: Judged
  value: string
  /** Sent anew since it was last decided. */
  isNew: boolean
  /** Why it failed the last time. */
  before: string | undefined
  /** Undefined while it fits. */
  reason: string | undefined
  isWrong: boolean
  onChange: (reason: string | undefined) => void
}

/** One thing an agent told: it fits, or fails for a reason. */
export function JudgedField({ field, value, isNew, before, reason, isWrong, onChange }: Props) {
  const id = useId()
  const fails = reason !== undefined
  return (
    <li className={css.field} data-fails={fails || undefined}>
      <div className={css.told}>
        <span className={css.name} id={id}>
          {JUDGED_NAMES[field]}
          {isNew && (
            <Pill tone="action" icon="refresh">
              New
            </Pill>
          )}
        </span>
        <span className={css.value}>{value || 'Not told'}</span>
        {before && isNew && <span className={css.note}>Failed before: {before}</span>}
      </div>
      <fieldset className={css.verdict} aria-labelledby={id}>
        <Verdict name={id} label="Fits" checked={!fails} onChoose={() => onChange(undefined)} />
        <Verdict name={id} label="Fails" checked={fails} onChoose={() => onChange(reason ?? '')} />
      </fieldset>
      {fails && (
        <Textarea
          className={css.why}
          label={`${JUDGED_NAMES[field]}: why it fails`}
          required
          rows={2}
          maxLength={LONGEST_REASON}
          defaultValue={reason}
          help="The agent reads these very words."
          error={isWrong ? 'please give a reason of at least 10 characters' : undefined}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </li>
  )
}

interface VerdictProps {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
}

const Verdict = ({ name, label, checked, onChoose }: VerdictProps) => (
  <label className={css.choice}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
)
