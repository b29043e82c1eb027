import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { copyText } from '../../ui/feedback/copy-text.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { MenuEntry } from '../../ui/overlay/menu.tsx'

interface Ways {
  onReport?: ((uuid: string) => void) | undefined
  onAnswer?: ((message: Message) => void) | undefined
}

export function entriesOf(message: Message, { onReport, onAnswer }: Ways): MenuEntry[] {
  if (message.kind === 'gone' || message.kind === 'line') return []
  const isOthers = !message.is_own && message.side !== 'staff'
  return [
    ...(onAnswer ? [{ label: t('Reply'), icon: 'chat', onSelect: () => onAnswer(message) } as const] : []),
    ...(message.kind === 'text'
      ? [{ label: t('Copy'), icon: 'copy', onSelect: () => void copy(message.message) } as const]
      : []),
    ...(onReport && isOthers
      ? [{ label: t('Report'), icon: 'warning', onSelect: () => onReport(message.uuid) } as const]
      : []),
  ]
}

async function copy(text: string) {
  if (await copyText(text)) toast.success(t('Message copied.'))
}
