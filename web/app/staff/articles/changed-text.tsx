import { Prose } from '../../ui/text/prose.tsx'
import css from './changed.module.css'
import { changedParts, type Part } from './changed-parts.ts'

interface Props {
  /** Undefined for an article that readers have never seen. */
  before: string | undefined
  after: string
}

/** A text with what came and what went marked, to the eye and to the ear. */
export function ChangedText({ before, after }: Props) {
  const parts: Part[] = before === undefined ? [{ html: after, is: 'same' }] : changedParts(before, after)
  return (
    <div>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and stay where they are
        <div key={index} className={css.part} data-is={part.is}>
          {part.is !== 'same' && <span data-hidden>{part.is === 'added' ? 'New: ' : 'Taken out: '}</span>}
          <Prose html={part.html} />
        </div>
      ))}
    </div>
  )
}
