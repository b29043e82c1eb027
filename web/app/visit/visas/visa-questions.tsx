import { still } from '../../fast-pages/cached-html.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { ToldVisa } from './facts/told.ts'
import { WithEnglish } from './facts/with-english.tsx'
import css from './visa-questions.module.css'

/** Questions that open to their answers; the browser does it, and finds words inside. */
export const VisaQuestions = still(({ questions }: Pick<ToldVisa, 'questions'>) => (
  <div className={css.questions}>
    {questions.map(({ title, text }) => (
      <details key={title}>
        <summary>
          {title}
          <Icon name="plus" />
        </summary>
        <p>
          <WithEnglish text={text} />
        </p>
      </details>
    ))}
  </div>
))
