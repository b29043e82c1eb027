import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { securityQuery } from '../../session/account-queries.ts'
import type { Guards } from '../../session/guards.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { questionInWords } from '../../words/security-questions.ts'
import { QuestionForm } from './question-form.tsx'

export function QuestionPanel({ guards }: { guards: Guards }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function remove() {
    const done = await action.run(() => browserApi('DELETE /account/security-question'))
    if (!done) return
    setAsked(false)
    toast.success(t('Your security question is removed'))
    await queries.invalidateQueries(securityQuery)
  }

  if (isOpen) return <QuestionForm question={guards.security_question} onDone={() => setOpen(false)} />
  return (
    <div className={css.end}>
      <p className={css.note}>
        {guards.security_question
          ? questionInWords(guards.security_question)
          : t('You have not chosen a question yet.')}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {guards.security_question ? t('Change') : t('Choose a question')}
      </Button>
      {guards.security_question && (
        <Button variant="quiet" icon="trash" onClick={() => setAsked(true)}>
          {t('Remove')}
        </Button>
      )}
      <ConfirmModal
        open={isAsked}
        title={t('Remove your security question?')}
        confirm={t('Remove')}
        danger
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        {t(
          'We will no longer ask a question before we send a password link. The link still goes only to your email.',
        )}
      </ConfirmModal>
    </div>
  )
}
