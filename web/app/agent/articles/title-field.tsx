import { ARTICLE_TITLE, DRAFT_TITLE_LENGTH } from '@sojourn/contract/talk/article-words'
import { t } from '@sojourn/contract/words/t'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Field } from '../../ui/form/field.tsx'
import css from './title-field.module.css'

interface Props {
  title: string
  error: string | undefined
  onChange: (title: string) => void
  /** Enter leads on into the text. */
  onEnd: () => void
}

/** The title, typed where readers will see it. */
export function TitleField({ title, error, onChange, onEnd }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)

  // Some browsers do not fit a field to its words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the words change
  useLayoutEffect(() => {
    const field = area.current
    if (!field || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }, [title])

  function byKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnd()
  }

  return (
    <Field
      label={t('Title')}
      name="title"
      hideLabel
      required
      error={error}
      help={<TitleCounter title={title} />}
    >
      {(field) => (
        <textarea
          {...field}
          ref={area}
          className={css.title}
          dir="auto"
          rows={1}
          placeholder={t('Title')}
          autoComplete="off"
          maxLength={DRAFT_TITLE_LENGTH}
          value={title}
          onKeyDown={byKey}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
    </Field>
  )
}

/** How far a title is from what cards and search engines show well. */
function TitleCounter({ title }: { title: string }) {
  const { length } = title.trim()
  const { least, most } = ARTICLE_TITLE
  const isRight = length >= least && length <= most
  return (
    <span className={css.counter} data-right={isRight || undefined}>
      {length < least
        ? t('{length}/{most}, at least {least}', { length, most, least })
        : length > most
          ? t('{length}/{most}, {over} too many', { length, most, over: length - most })
          : `${length}/${most}`}
    </span>
  )
}
