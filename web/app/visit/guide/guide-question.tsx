import type { Question } from '@sojourn/contract/supply/guide'
import type { GuideAddress } from './guide-address.ts'
import css from './guide-questions.module.css'
import { KeptForm } from './kept-form.tsx'

interface Props {
  question: Question
  address: GuideAddress
}

/** One question; to press an answer sends all others with it. */
export const GuideQuestion = ({ question: { name, text, choices }, address }: Props) => (
  <KeptForm address={address} asks={[name]} at="#questions" className={css.question}>
    <p id={`question-${name}`}>{text}</p>
    <ul aria-labelledby={`question-${name}`}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <button type="submit" name={name} value={value}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  </KeptForm>
)
