import { t } from '@sojourn/contract/words/t'
import css from './guide-answer.module.css'

export const GuideBefore = ({ questions }: { questions: readonly string[] }) => (
  <section aria-labelledby="before">
    <h2 id="before">{t('Before you apply, ask yourself')}</h2>
    <ul className={css.before}>
      {questions.map((question) => (
        <li key={question}>
          <bdi lang="en">{question}</bdi>
        </li>
      ))}
    </ul>
  </section>
)
