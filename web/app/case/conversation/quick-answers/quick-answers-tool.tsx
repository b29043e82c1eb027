import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { lazyPart } from '../../../fast-pages/lazy-part.ts'
import { Waits } from '../../../fast-pages/waits.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'

const QuickAnswersDialog = lazyPart(() => import('./quick-answers-dialog.tsx'))

interface Props {
  conversation: Conversation
  /** With its fields filled in. */
  onChoose: (text: string) => void
}

/** The texts an agent keeps, beside where they write. */
export function QuickAnswersTool({ conversation, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="document" label={t('Quick answers')} onClick={() => setOpen(true)} />
      <Waits>
        {isOpen && (
          <QuickAnswersDialog
            conversation={conversation}
            onClose={() => setOpen(false)}
            onChoose={(text) => {
              setOpen(false)
              onChoose(text)
            }}
          />
        )}
      </Waits>
    </>
  )
}
