import { documentFile } from '@sojourn/contract/calls/file'
import type { CaseFile } from '@sojourn/contract/work/case-files'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { caseFilesChanged } from './case-file-queries.ts'

interface Props {
  order: string
  path: string
  label: string
  help?: string
  multiple?: boolean
}

/** Files are sent as soon as they are chosen, and stand in their list then. */
export function AddCaseFile({ order, path, label, help, multiple = false }: Props) {
  const queries = useQueryClient()
  const [upload] = useState(() => uploadInParts<{ data: CaseFile }>(path))
  return (
    <FileDrop
      label={label}
      name="case-files"
      unmarked
      {...(help && { help })}
      rule={documentFile}
      upload={upload}
      multiple={multiple}
      onUploaded={() => void caseFilesChanged(queries, order)}
    />
  )
}
