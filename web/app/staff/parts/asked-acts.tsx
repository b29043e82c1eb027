import type { ComponentProps, ReactNode } from 'react'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

interface ActButton<Act extends string> extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon'> {
  act: Act
  name: string
  isOffered: boolean
}

interface ButtonsProps<Act extends string> {
  buttons: readonly ActButton<Act>[]
  ask: (act: Act) => void
}

/** Each act that may be done is asked about first. */
export const ActButtons = <Act extends string>({ buttons, ask }: ButtonsProps<Act>) =>
  buttons
    .filter(({ isOffered }) => isOffered)
    .map(({ act, name, variant, icon }) => (
      <Button key={act} size="s" variant={variant} icon={icon} onClick={() => ask(act)}>
        {name}
      </Button>
    ))

/** The act needs nothing but a yes. */
export interface ActQuestion {
  act: string
  /** It asks about what is paid to whom. */
  title: (what: string) => string
  confirm: string
  call: (of: { params: { id: string } }) => Promise<unknown>
  said: string
  text: string
}

interface QuestionsProps {
  questions: readonly ActQuestion[]
  id: string
  what: string
  asked: string | null
  /** It stands in the open dialog, above its text. */
  children?: ReactNode
  onDone: (said: string) => Promise<unknown>
  onClose: () => void
}

export function ActQuestions({ questions, id, what, asked, children, onDone, onClose }: QuestionsProps) {
  const { run } = useAction()
  return questions.map(({ act, title, confirm, call, said, text }) => (
    <ConfirmModal
      key={act}
      open={asked === act}
      title={title(what)}
      confirm={confirm}
      onConfirm={() =>
        run(async () => {
          await call({ params: { id } })
          await onDone(said)
        })
      }
      onClose={onClose}
    >
      {asked === act && children}
      <p>{text}</p>
    </ConfirmModal>
  ))
}
