import css from './guide-step.module.css'

interface Props {
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: string | undefined
  error: string | undefined
}

/** One of a few, each wide enough for a thumb. */
export const GuideChoices = ({ name, choices, chosen, error }: Props) => (
  <fieldset className={css.choices} aria-labelledby="question" aria-describedby={error && 'wrong'}>
    {error && (
      <p id="wrong" className={css.wrong}>
        {error}
      </p>
    )}
    {choices.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} required />
        {label}
      </label>
    ))}
  </fieldset>
)
