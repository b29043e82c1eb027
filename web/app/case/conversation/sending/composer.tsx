import { documentFile } from '@sojourn/contract/calls/file'
import { hintOn, hintWords, MESSAGE_LENGTH } from '@sojourn/contract/talk/conversation-words'
import type { Conversation, Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { acceptOf } from '../../../ui/file/file-rules.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import type { Side } from '../../../words/order-words.ts'
import { AnsweredQuote } from '../answered-quote.tsx'
import { QuickAnswersTool } from '../quick-answers/quick-answers-tool.tsx'
import { attachFiles } from './attach-files.ts'
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
  const { conversation, side, mayAttach, hints, answered, onForget, onSend } = props
  const { text, field, type, send, insert } = useWrittenMessage(props)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && answered) onForget()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function onPaste(event: ClipboardEvent) {
    if (!mayAttach || event.clipboardData.files.length === 0) return
    event.preventDefault()
    attachFiles(event.clipboardData.files, onSend)
  }

  return (
    <div className={css.whole}>
      {hints && <TypedHint text={text} />}
      {answered && <Answering answered={answered} onForget={onForget} />}
      <form
        data-composer
        className={css.row}
        aria-label={t('New message')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {mayAttach && <AttachTool onFiles={(files) => attachFiles(files, onSend)} />}
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
          onChange={({ currentTarget }) => type(currentTarget.value)}
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

function useWrittenMessage({ conversation, answered, onSend, onTyping }: Props) {
  const { text, write, clear } = useKeptText(draftKey(conversation.uuid))
  const field = useGrowing(text)

  const isAnswering = answered?.seq
  useEffect(() => {
    if (isAnswering) field.current?.focus()
  }, [isAnswering, field])

  function type(next: string) {
    write(next)
    if (next.trim()) onTyping()
  }

  function send() {
    const message = text.trim()
    if (!message) return
    onSend(message)
    clear()
    field.current?.focus()
  }

  /** The typed text stays before it. */
  function insert(more: string) {
    type(text.trim() ? `${text.trimEnd()}\n${more}` : more)
    field.current?.focus()
  }

  return { text, field, type, send, insert }
}

/** The text outlives a reload; another conversation has another. */
function useKeptText(key: string) {
  const [text, setText] = useState('')
  useEffect(() => setText(readText(key)), [key])
  function write(next: string) {
    setText(next)
    keepText(key, next)
  }
  return { text, write, clear: () => write('') }
}

/** The field is as high as its text. */
function useGrowing(text: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with its text
  useEffect(() => {
    const box = field.current
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 2}px`
  }, [text])
  return field
}

function TypedHint({ text }: { text: string }) {
  const hint = hintOn(text)
  if (!hint) return null
  return (
    <p className={css.hint} role="status">
      <Icon name="shield" size="s" />
      {hintWords[hint]}
    </p>
  )
}

const Answering = ({
  answered,
  onForget,
}: {
  answered: NonNullable<Props['answered']>
  onForget: () => void
}) => (
  <div className={css.answered}>
    <AnsweredQuote answered={answered} />
    <IconButton icon="close" label={t('Do not answer this message')} onClick={onForget} />
  </div>
)

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
