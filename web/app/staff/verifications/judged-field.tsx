import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { JUDGED_NAMES, type Judged, OTHER_PERSON } from '@sojourn/contract/supply/verification-words'
import { useId } from 'react'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import css from './case-page.module.css'
import type { Verdict } from './judgement.ts'

interface Props {
  field: Judged
  value: string
  /** Sent anew since it was last decided. */
  isNew: boolean
  /** It was accepted the last time, and has not changed. */
  isAccepted: boolean
  /** Why it failed the last time. */
  before: string | undefined
  /** Undefined until it is judged. */
  verdict: Verdict | undefined
  isWrong: boolean
  onChange: (verdict: Verdict) => void
}

/** One thing an agent told. Nothing is preset but what was accepted before: somebody says that it fits, or why it fails. */
export function JudgedField({ field, value, isNew, isAccepted, before, verdict, isWrong, onChange }: Props) {
  const id = useId()
  const fails = verdict?.fits === false
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
        {isAccepted && <span className={css.note}>Accepted the last time</span>}
        <span className={css.value}>{value || 'Not provided'}</span>
        {before && isNew && <span className={css.note}>Failed before: {before}</span>}
      </div>
      <fieldset className={css.verdict} aria-labelledby={id}>
        <Choice
          name={id}
          label="Fits"
          checked={verdict?.fits === true}
          onChoose={() => onChange({ fits: true })}
        />
        <Choice
          name={id}
          label="Fails"
          checked={fails}
          onChoose={() => onChange({ fits: false, reason: USUAL[field] ?? '' })}
        />
      </fieldset>
      {fails && (
        <Textarea
          className={css.why}
          label={`${JUDGED_NAMES[field]}: why it fails`}
          required
          rows={2}
          maxLength={REASON_LENGTH}
          defaultValue={verdict.reason}
          help="The agent sees this text."
          error={isWrong ? 'please give a reason of at least 10 characters' : undefined}
          onInput={({ currentTarget }) => onChange({ fits: false, reason: currentTarget.value })}
        />
      )}
    </li>
  )
}

/** The reason is nearly always this one; it can be written anew. */
const USUAL: Partial<Record<Judged, string>> = { photo: OTHER_PERSON }

interface ChoiceProps {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
}

const Choice = ({ name, label, checked, onChoose }: ChoiceProps) => (
  <label className={css.choice}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
)
