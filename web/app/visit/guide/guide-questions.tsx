import type { Question } from '@sojourn/contract/supply/guide'
import { ANSWERS, answerWords } from './given-answers.ts'
import { FORM_ID, type GuideAddress } from './guide-address.ts'
import { GuideQuestion } from './guide-question.tsx'
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
      {asked.map((question) => (
        <GuideQuestion key={question.name} question={question} />
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
