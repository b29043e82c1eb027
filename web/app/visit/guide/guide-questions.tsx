import type { Question } from '@sojourn/contract/supply/guide'
import { FORM_ID, type GuideAddress } from './guide-address.ts'
import css from './guide-questions.module.css'

interface Props {
  questions: readonly Question[]
  address: GuideAddress
}

/** What would decide more, each answered by a press that sends the form too; what was answered can be taken back. */
export function GuideQuestions({ questions, address }: Props) {
  const asked = questions.filter(({ choices }) => choices.length > 0)
  const answered = ANSWERS.filter(({ name }) => address[name])
  if (asked.length + answered.length === 0) return null
  return (
    <section className={css.questions} aria-labelledby="questions">
      <h2 id="questions">{asked.length > 0 ? 'A few more questions' : 'Your answers'}</h2>
      {asked.map(({ name, text, choices }) => (
        <div key={name} className={css.question}>
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
      ))}
      {answered.map(({ name, label }) => (
        <p key={name} className={css.answered}>
          {label}: <b>{answerWords(address[name])}</b>{' '}
          <button type="submit" form={FORM_ID} name={name} value="">
            Change<span data-hidden> the answer: {label}</span>
          </button>
        </p>
      ))}
    </section>
  )
}

/** `under-18`, `18-30` and `50-plus` as people say them; yes and no as they are. */
const answerWords = (given = '') =>
  given.replace('under-', 'under ').replace('-plus', ' or older').replace('-', ' to ')

const ANSWERS = [
  { name: 'age', label: 'Age' },
  { name: 'job_offer', label: 'Job offer' },
  { name: 'school_place', label: 'Place at a school' },
  { name: 'relative', label: 'Close family there' },
  { name: 'studied_there', label: 'Finished a course there' },
] as const
