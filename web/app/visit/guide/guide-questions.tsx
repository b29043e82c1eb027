import type { Question } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { ANSWERS, answerWords } from './given-answers.ts'
import { addressOf, type GuideAddress } from './guide-address.ts'
import { GuideQuestion } from './guide-question.tsx'
import css from './guide-questions.module.css'

interface Props {
  questions: readonly Question[]
  address: GuideAddress
}

/** An answer can be taken back. */
export function GuideQuestions({ questions, address }: Props) {
  const [next, ...more] = questions.filter(({ choices }) => choices.length > 0)
  const answered = ANSWERS.filter(({ name }) => address[name])
  if (!next && answered.length === 0) return null
  return (
    <section className={css.questions} aria-labelledby="questions">
      <h2 id="questions">{next ? t('To be more exact') : t('Your answers')}</h2>
      {next && <GuideQuestion key={next.name} question={next} address={address} />}
      {more.length > 0 && (
        <p className={css.answered}>
          {t(
            '{count, plural, one {# more question after this one.} other {# more questions after this one.}}',
            { count: more.length },
          )}
        </p>
      )}
      {answered.map(({ name, label }) => (
        <p key={name} className={css.answered}>
          {label}: <b>{answerWords(address[name])}</b>{' '}
          <Link to={addressOf({ ...address, [name]: undefined })} rel="nofollow">
            {rich('Change<hidden> the answer: {label}</hidden>', {
              hidden: (words) => <span data-hidden>{words}</span>,
              label,
            })}
          </Link>
        </p>
      ))}
    </section>
  )
}
