import type { Question } from '@sojourn/contract/supply/guide'
import { FORM_ID } from './guide-address.ts'
import css from './guide-questions.module.css'

/** One question; to press an answer sends the form with it. */
export const GuideQuestion = ({ question: { name, text, choices } }: { question: Question }) => (
  <div className={css.question}>
    <p id={`question-${name}`}>{text}</p>
    <ul aria-labelledby={`question-${name}`}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <button type="submit" form={FORM_ID} name={name} value={value}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
