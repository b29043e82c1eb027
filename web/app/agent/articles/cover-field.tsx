import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CoverCrop } from '../../ui/file/avatar-crop.tsx'
import { uploadTo } from '../../ui/file/upload-file.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Row } from '../../ui/text/layout.tsx'
import css from './cover-field.module.css'

const FAILED = t('The picture could not be saved. Please try again.')

interface Props {
  article: OwnArticle
  error: string | undefined
  onSaved: (article: OwnArticle) => void
}

/** The picture above an article, cut by its author. */
export function CoverField({ article: { id, image }, error, onSaved }: Props) {
  const action = useAction(FAILED)

  async function put(picture: Blob) {
    try {
      const upload = uploadTo<{ data: OwnArticle }>(`/account/consultant/articles/${id}/cover`, 'PUT')
      const name = picture.type === 'image/png' ? 'cover.png' : 'cover.jpg'
      const file = new File([picture], name, { type: picture.type })
      const watch = { onProgress: () => {}, signal: new AbortController().signal }
      onSaved((await upload(file, watch)).data)
      toast.success(t('Your cover is saved'))
    } catch (problem) {
      toast.error(sentenceOf(problem, FAILED))
      throw problem
    }
  }

  const remove = () =>
    action.run(async () =>
      onSaved((await browserApi('DELETE /account/consultant/articles/{id}/cover', { params: { id } })).data),
    )

  return (
    <div id="cover" className={css.field} data-wrong={error && !image ? true : undefined}>
      {image && (
        <img className={css.cover} src={image} alt={t('Cover of your article')} width={1600} height={900} />
      )}
      <Row gap={3} className={css.ways}>
        <CoverCrop label={image ? t('Change cover') : t('Add a cover')} onCropped={put} />
        {image && (
          <Button variant="quiet" size="s" icon="trash" busy={action.busy} onClick={() => void remove()}>
            {t('Remove')}
          </Button>
        )}
      </Row>
      {error && !image && (
        <p className={css.error} role="alert">
          <Icon name="error" size="s" /> {error}
        </p>
      )}
    </div>
  )
}
