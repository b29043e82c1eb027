import { identityFile } from '@sojourn/contract/calls/file'
import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { Verification } from '@sojourn/contract/supply/verification'
import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { PaperReport } from '../../papers/paper-report.tsx'
import { useFrames } from '../../session/socket/socket.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { uploadTo } from '../../ui/file/upload-file.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { rich } from '../../words/rich.tsx'
import css from './kyc.module.css'
import { verificationQuery } from './verification-queries.ts'

const upload = uploadTo<{ data: Verification }>('/account/consultant/verification/document', 'PUT')
const HINT = t('All four corners in sight, sharp, and nothing covered by light or fingers.')

interface Props {
  verification: Verification
  error: string | undefined
  onChanged: () => void
}

/** The picture of the document: sent as soon as it is chosen, and there again on another device. */
export function DocumentUpload({ verification, error, onChanged }: Props) {
  const { keep, confirm, remove, busy } = useOwnDocument()
  /** A document that was uploaded on this page shows its own preview. */
  const [isHere, setHere] = useState(false)
  const kept = verification.document?.is_draft ? verification.document : null

  return (
    <div className={css.upload}>
      <FileDrop
        label={t('Picture of your document')}
        name="document"
        required
        help={HINT}
        error={error}
        rule={identityFile}
        upload={upload}
        onUploaded={({ data }) => {
          setHere(true)
          keep(data)
          onChanged()
        }}
        onRemoved={() => {
          setHere(false)
          void remove()
        }}
      />
      {kept && (
        <PaperReport
          name={t('your document')}
          paper={kept.paper}
          confirm={confirm}
          thanks={t('Thank you. We now compare it with your profile and the form.')}
        />
      )}
      {kept && !isHere && (
        <KeptDocument uploadedAt={kept.uploaded_at} size={kept.size} busy={busy} onRemove={remove} />
      )}
    </div>
  )
}

/** The server keeps the picture; its report comes a moment later. */
function useOwnDocument() {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const { queryKey } = verificationQuery
  const keep = (now: Verification) => queries.setQueryData(queryKey, now)
  const lookAgain = () => queries.invalidateQueries({ queryKey, exact: true })

  useFrames(
    (frame) => {
      if (frame.type === FRAME.paper && !frame.order) void lookAgain()
    },
    () => void lookAgain(),
  )

  return {
    busy,
    keep,
    async confirm(fields: PaperFields) {
      keep((await browserApi('PUT /account/consultant/verification/document/reading', { body: fields })).data)
    },
    remove: () =>
      run(async () => {
        await browserApi('DELETE /account/consultant/verification/document')
        await lookAgain()
      }),
  }
}

interface KeptProps {
  uploadedAt: string
  size: number
  busy: boolean
  onRemove: () => Promise<unknown>
}

const KeptDocument = ({ uploadedAt, size, busy, onRemove }: KeptProps) => (
  <p className={css.kept}>
    <Icon name="check" size="s" />
    <span>
      {rich('Uploaded {when}, {size}. Choose another to replace it.', {
        when: <RelativeTime value={uploadedAt} />,
        size: sizeText(size),
      })}
    </span>
    <Button variant="quiet" size="s" icon="trash" busy={busy} onClick={onRemove}>
      {t('Remove')}
    </Button>
  </p>
)
