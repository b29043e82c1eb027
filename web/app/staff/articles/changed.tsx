import type { Written } from '@sojourn/contract/desk/staff-articles'
import { Card } from '../../ui/text/card.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import css from './changed.module.css'
import { changedParts, type Part } from './changed-parts.ts'

interface Props {
  id: string
  /** What readers see; null for an article they have never seen. */
  before: Written | null
  after: Written
}

/** An article to read, with what is new in it marked. */
export function Changed({ before, after }: Props) {
  const parts: Part[] = before
    ? changedParts(before.description, after.description)
    : [{ html: after.description, is: 'same' }]
  return (
    <Card>
      <Stack gap={4}>
        {before && <p className={css.note}>Green is new, red is taken out.</p>}
        <Line name="Title" before={before?.title} after={after.title} />
        <Line name="Category" before={before?.category ?? undefined} after={after.category ?? 'None'} />
        <Line name="Services" before={before?.services.join(', ')} after={after.services.join(', ')} />
        <div className={css.covers}>
          {before?.image && before.image !== after.image && (
            <img className={css.cover} data-is="removed" src={before.image} alt="Cover until now" />
          )}
          {after.image && (
            <img
              className={css.cover}
              data-is={before && before.image !== after.image ? 'added' : undefined}
              src={after.image}
              alt="Cover"
            />
          )}
        </div>
        <div>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and stay where they are
            <div key={index} className={css.part} data-is={part.is}>
              {part.is !== 'same' && <span data-hidden>{part.is === 'added' ? 'New: ' : 'Taken out: '}</span>}
              <Prose html={part.html} />
            </div>
          ))}
        </div>
        {after.attachments.length > 0 && (
          <p className={css.note}>Files: {after.attachments.map(({ name }) => name).join(', ')}</p>
        )}
      </Stack>
    </Card>
  )
}

function Line({ name, before, after }: { name: string; before: string | undefined; after: string }) {
  const isChanged = before !== undefined && before !== after
  return (
    <p className={css.line}>
      <span className={css.note}>{name}</span>
      {isChanged && (
        <del data-is="removed" dir="auto">
          {before}
        </del>
      )}
      {isChanged ? (
        <ins data-is="added" dir="auto">
          {after}
        </ins>
      ) : (
        <bdi>{after}</bdi>
      )}
    </p>
  )
}
