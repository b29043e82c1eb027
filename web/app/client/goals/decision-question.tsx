import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { goalsChanged } from '../../queries/goal-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { StepCard } from '../../ui/mark/step-card.tsx'
import css from './goal-page.module.css'

type Answer = 'approved' | 'rejected' | 'waiting'

const SAID: Record<Answer, string> = {
  approved: t('Congratulations! It is recorded with today as its day. You can correct it for 30 days.'),
  rejected: t('We are sorry. It is recorded with today as its day. You can correct it for 30 days.'),
  waiting: t('Thank you. We ask you at most once more.'),
}

/** One press records the decision; the day can be corrected afterwards. */
export function DecisionQuestion({ goal }: { goal: Goal }) {
  const { busy, refusal, say } = useAnswer(goal)

  const button = (answer: Answer, words: string) => (
    <Button
      variant={answer === 'approved' ? 'primary' : 'secondary'}
      busy={busy === answer}
      onClick={() => busy === null && say(answer)}
    >
      {words}
    </Button>
  )

  return (
    <StepCard
      turn={t('Your next step')}
      yours
      title={t('What did {name} decide?', { name: goal.destination_country.name })}
      actions={
        <>
          {button('approved', t('Approved'))}
          {button('rejected', t('Refused'))}
          {button('waiting', t('Still waiting'))}
        </>
      }
    >
      <p>
        {t(
          'The usual time of this visa has passed. We ask every client, at most twice, and count approvals and refusals without names.',
        )}
      </p>
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
    </StepCard>
  )
}

function useAnswer(goal: Goal) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Answer | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function say(answer: Answer) {
    setBusy(answer)
    setRefusal(null)
    try {
      const params = { id: goal.id }
      const { data } =
        answer === 'waiting'
          ? await browserApi('PUT /goals/{id}/decision/waiting', { params })
          : await browserApi('PUT /goals/{id}/decision', {
              params,
              body: { decision: answer, decided_on: localDay(new Date()) },
            })
      toast.success(SAID[answer])
      await goalsChanged(queries, data)
    } catch (error) {
      setRefusal(sentenceOf(error, t('Error occurred, try again')))
    }
    setBusy(null)
  }

  return { busy, refusal, say }
}
