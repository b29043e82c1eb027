import { documentFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TidyDocument } from '../../papers/tidy-document.tsx'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { useUploads } from '../../ui/file/use-uploads.ts'
import { WaitingFiles } from '../../ui/file/waiting-files.tsx'
import { forgetTidied } from '../../ui/papers/tidy-papers.tsx'
import { Said } from '../../ui/text/said.tsx'
import css from './vault-page.module.css'

const PATH = '/vault/papers'
const upload = uploadInParts<{ data: VaultPaper }>(PATH)

/** Photographs of pages become one new paper. */
export function AddPages() {
  const queries = useQueryClient()
  const [added, setAdded] = useState(0)
  const { queue, said, choose, remove, retry } = useUploads<{ data: VaultPaper }>({
    rule: documentFile,
    multiple: false,
    upload,
    onUploaded: ({ data }) => {
      forgetTidied(PATH)
      setAdded((count) => count + 1)
      void vaultChanged(queries, data)
    },
  })
  return (
    <div className={css.acts}>
      <TidyDocument
        key={added}
        asked={t('New paper')}
        place={PATH}
        doneLabel={t('Keep in the vault')}
        onDone={(file) => choose([file])}
      />
      <WaitingFiles queue={queue} retry={retry} remove={remove} />
      <Said>{said}</Said>
    </div>
  )
}
