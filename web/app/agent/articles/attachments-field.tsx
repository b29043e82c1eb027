import { documentFile } from '@sojourn/contract/calls/file'
import { MOST_ATTACHMENTS } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import css from './attachments-field.module.css'

interface Props {
  article: OwnArticle
  onSaved: (article: OwnArticle) => void
}

/** Files that go along with an article. */
export function AttachmentsField({ article, onSaved }: Props) {
  const { id, attachments } = article
  const { busy, run } = useAction()
  const [round, setRound] = useState(0)
  const path = `/account/consultant/articles/${id}/attachments`

  const remove = (attachmentId: string) =>
    run(async () => {
      const { data } = await browserApi(
        'DELETE /account/consultant/articles/{id}/attachments/{attachmentId}',
        { params: { id, attachmentId } },
      )
      onSaved(data)
    })

  return (
    <Stack gap={4}>
      {attachments.length > 0 && (
        <ul className={css.files}>
          {attachments.map((file) => (
            <li key={file.id}>
              <Icon name="document" />
              <a href={`/api${path}/${file.id}`} download className={css.name}>
                {file.name}
              </a>
              <span className={css.size}>
                {file.is_waiting ? t('Being checked for viruses') : <bdi>{sizeText(file.size)}</bdi>}
              </span>
              <IconButton
                icon="trash"
                label={t('Remove {name}', { name: file.name })}
                disabled={busy}
                onClick={() => void remove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {attachments.length < MOST_ATTACHMENTS && (
        <FileDrop
          key={round}
          label={t('Add a file')}
          unmarked
          rule={documentFile}
          upload={uploadInParts<{ data: OwnArticle }>(path)}
          onUploaded={({ data }) => {
            onSaved(data)
            setRound((last) => last + 1)
          }}
        />
      )}
    </Stack>
  )
}
