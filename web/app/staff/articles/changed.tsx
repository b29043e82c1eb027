import type { Written } from '@sojourn/contract/desk/staff-articles'
import { Card } from '../../ui/text/card.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import css from './changed.module.css'
import { ChangedCover } from './changed-cover.tsx'
import { ChangedFiles } from './changed-files.tsx'
import { ChangedLine } from './changed-line.tsx'
import { ChangedText } from './changed-text.tsx'

interface Props {
  id: string
  /** Null stands for an article readers have never seen. */
  before: Written | null
  after: Written
}

/** An article to read, with what is new in it marked. */
export function Changed({ id, before, after }: Props) {
  return (
    <Card>
      <Stack gap={4}>
        {before && <p className={css.note}>Green is new, red is taken out.</p>}
        <ChangedLine name="Title" before={before?.title} after={after.title} />
        <ChangedLine
          name="Category"
          before={before?.category ?? undefined}
          after={after.category ?? 'None'}
        />
        <ChangedLine name="Services" before={before?.services.join(', ')} after={after.services.join(', ')} />
        <ChangedCover before={before?.image} after={after.image} />
        <ChangedText before={before?.description} after={after.description} />
        <ChangedFiles article={id} before={before?.attachments} after={after.attachments} />
      </Stack>
    </Card>
  )
}
