import { documentFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { MOST_VAULT_VERSIONS } from '@sojourn/contract/work/vault-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TidyDocument } from '../../papers/tidy-document.tsx'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { CutNote } from '../../ui/file/cut-note.tsx'
import { FileChoice } from '../../ui/file/file-choice.tsx'
import { acceptOf } from '../../ui/file/file-rules.ts'
import { isMadeHere } from '../../ui/file/made-files.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { useUploads } from '../../ui/file/use-uploads.ts'
import { WaitingFiles } from '../../ui/file/waiting-files.tsx'
import { forgetTidied } from '../../ui/papers/tidy-papers.tsx'
import { Said } from '../../ui/text/said.tsx'
import css from './vault-page.module.css'

/** A newer file of the same paper; those before it stay. */
export function NewVersion({ paper: { uuid, name, versions } }: { paper: VaultPaper }) {
  const queries = useQueryClient()
  const [added, setAdded] = useState(0)
  const path = `/vault/papers/${uuid}/versions`
  const { queue, said, choose, remove, retry } = useUploads<{ data: VaultPaper }>({
    rule: documentFile,
    multiple: false,
    upload: uploadInParts(path),
    onUploaded: ({ data }, file) => {
      if (isMadeHere(file)) {
        forgetTidied(path)
        setAdded((count) => count + 1)
      }
      void vaultChanged(queries, data)
    },
  })
  if ((versions[0]?.number ?? 0) >= MOST_VAULT_VERSIONS)
    return (
      <p className={css.note}>
        {t('It has {most} versions, as many as a paper can have.', { most: MOST_VAULT_VERSIONS })}
      </p>
    )
  return (
    <>
      <FileChoice
        icon="upload"
        label={t('New version of {name}', { name })}
        accept={acceptOf(documentFile)}
        onFiles={choose}
      >
        {t('New version')}
      </FileChoice>
      <TidyDocument
        key={added}
        asked={name}
        place={path}
        doneLabel={t('Keep in the vault')}
        onDone={(file) => choose([file])}
      />
      {queue.length === 0 && <CutNote path={path} />}
      <WaitingFiles queue={queue} retry={retry} remove={remove} />
      <Said>{said}</Said>
    </>
  )
}
