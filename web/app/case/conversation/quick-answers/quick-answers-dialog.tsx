import type { Conversation } from '@sojourn/contract/talk/conversations'
import { fillIn } from '@sojourn/contract/talk/quick-answer-words'
import type { QuickAnswer } from '@sojourn/contract/talk/quick-answers'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../../api/browser.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Loaded } from '../../../layouts/own/loaded.tsx'
import { useAction } from '../../../session/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { QuickAnswerForm } from './quick-answer-form.tsx'
import css from './quick-answers.module.css'
import { valuesOf } from './values-of.ts'

const answersQuery = callQuery('GET /account/quick-answers')

interface Props {
  conversation: Conversation
  onClose: () => void
  onChoose: (text: string) => void
}

/** Texts to choose from, to write and to change; one that is chosen comes with the names of this order. */
export default function QuickAnswersDialog({ conversation, onClose, onChoose }: Props) {
  const queries = useQueryClient()
  const answers = useQuery(answersQuery)
  const [edited, edit] = useState<QuickAnswer | 'new' | null>(null)
  const removing = useAction()
  const changed = () => queries.invalidateQueries(answersQuery)

  const remove = ({ id }: QuickAnswer) =>
    removing.run(async () => {
      await browserApi('DELETE /account/quick-answers/{id}', { params: { id } })
      await changed()
    })

  return (
    <Modal open onClose={onClose} title={t('Quick answers')}>
      {edited ? (
        <QuickAnswerForm
          edited={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
          onSaved={async () => {
            await changed()
            edit(null)
          }}
        />
      ) : (
        <Loaded
          query={answers}
          skeleton={
            <Loading>
              <Skeleton />
              <Skeleton />
            </Loading>
          }
        >
          {(known) => (
            <Answers
              answers={known}
              conversation={conversation}
              isRemoving={removing.busy}
              onChoose={onChoose}
              onEdit={edit}
              onRemove={(one) => void remove(one)}
            />
          )}
        </Loaded>
      )}
    </Modal>
  )
}

interface AnswersProps extends Pick<Props, 'conversation' | 'onChoose'> {
  answers: readonly QuickAnswer[]
  isRemoving: boolean
  onEdit: (edited: QuickAnswer | 'new') => void
  onRemove: (answer: QuickAnswer) => void
}

const Answers = ({ answers, conversation, isRemoving, onChoose, onEdit, onRemove }: AnswersProps) => (
  <div className={css.whole}>
    {answers.length === 0 && (
      <p className={css.note}>
        {t('Keep texts that you write often, such as how a case begins or which papers you need.')}
      </p>
    )}
    <ul className={css.list}>
      {answers.map((one) => (
        <li key={one.id} className={css.one}>
          <button
            type="button"
            className={css.choose}
            onClick={() => onChoose(fillIn(one.text, valuesOf(conversation)))}
          >
            <span className={css.name}>{one.name}</span>
            <span className={css.text}>{fillIn(one.text, valuesOf(conversation))}</span>
          </button>
          <IconButton icon="edit" label={t('Edit {name}', { name: one.name })} onClick={() => onEdit(one)} />
          <IconButton
            icon="trash"
            label={t('Remove {name}', { name: one.name })}
            disabled={isRemoving}
            onClick={() => onRemove(one)}
          />
        </li>
      ))}
    </ul>
    <Button variant="secondary" icon="plus" onClick={() => onEdit('new')}>
      {t('New quick answer')}
    </Button>
  </div>
)
