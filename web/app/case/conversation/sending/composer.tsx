import { documentFile } from '@sojourn/contract/calls/file'
import { hintOn, hintWords, MESSAGE_LENGTH } from '@sojourn/contract/talk/conversation-words'
import type { Conversation, Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { acceptOf, fileProblem } from '../../../ui/file/file-rules.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import type { Side } from '../../../words/order-words.ts'
import { AnsweredQuote } from '../answered-quote.tsx'
import { QuickAnswersTool } from '../quick-answers/quick-answers-tool.tsx'
import css from './composer.module.css'
import { draftKey, keepText, readText } from './kept-text.ts'
import { OfferTool } from './offer-tool.tsx'

interface Props {
  conversation: Conversation
  side: Side
  mayAttach: boolean
  hints: boolean
  /** The message that is answered. */
  answered: Message['answers']
  onForget: () => void
  onSend: (message: string, file?: File) => void
  onTyping: () => void
}

/** Enter sends, Shift and Enter begin a new line; what is not sent stays here, over a reload too. */
export function Composer(props: Props) {
  const { conversation, side, mayAttach, hints, answered, onForget, onSend, onTyping } = props
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const key = draftKey(conversation.uuid)

  useEffect(() => setText(readText(key)), [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with its text
  useEffect(() => {
    const box = field.current
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 2}px`
  }, [text])

  const isAnswering = answered?.seq
  useEffect(() => {
    if (isAnswering) field.current?.focus()
  }, [isAnswering])

  function write(next: string) {
    setText(next)
    keepText(key, next)
    if (next.trim()) onTyping()
  }

  function send() {
    const message = text.trim()
    if (!message) return
    onSend(message)
    setText('')
    keepText(key, '')
    field.current?.focus()
  }

  function attach(files: Iterable<File>) {
    for (const file of files) {
      const problem = fileProblem(file, documentFile)
      if (problem) toast.error(`${file.name}: ${problem}`)
      else onSend('', file)
    }
  }

  /** The typed text stays before it. */
  function insert(more: string) {
    write(text.trim() ? `${text.trimEnd()}\n${more}` : more)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && answered) onForget()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function onPaste(event: ClipboardEvent) {
    if (!mayAttach || event.clipboardData.files.length === 0) return
    event.preventDefault()
    attach(event.clipboardData.files)
  }

  const hint = hints ? hintOn(text) : null
  return (
    <div className={css.whole}>
      {hint && (
        <p className={css.hint} role="status">
          <Icon name="shield" size="s" />
          {hintWords[hint]}
        </p>
      )}
      {answered && (
        <div className={css.answered}>
          <AnsweredQuote answered={answered} />
          <IconButton icon="close" label={t('Do not answer this message')} onClick={onForget} />
        </div>
      )}
      <form
        className={css.row}
        aria-label={t('New message')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {mayAttach && <AttachTool onFiles={attach} />}
        {side === 'agent' && <OfferTool conversation={conversation} />}
        {side === 'agent' && <QuickAnswersTool conversation={conversation} onChoose={insert} />}
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          value={text}
          maxLength={MESSAGE_LENGTH}
          aria-label={t('Message')}
          placeholder={t('Write a message')}
          enterKeyHint="send"
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          icon="arrow-right"
          label={t('Send')}
          type="submit"
          className={css.send}
          disabled={text.trim() === ''}
        />
      </form>
    </div>
  )
}

function AttachTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon="upload" label={t('Attach a file')} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('File to attach')}
        accept={acceptOf(documentFile)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
