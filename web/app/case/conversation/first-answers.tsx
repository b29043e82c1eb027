import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import css from './conversation.module.css'

export function FirstAnswers({ conversation: { question } }: { conversation: Conversation }) {
  if (!question || question.answers.length === 0) return null
  return (
    <details className={css.first} open={question.state === 'open'}>
      <summary>{t('What the agent asked first')}</summary>
      <dl>
        {question.answers.map(({ question: asked, answer }) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
