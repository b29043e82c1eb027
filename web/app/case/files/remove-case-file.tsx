import type { CaseFile } from '@sojourn/contract/work/case-files'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'
import { caseFilesChanged } from './case-file-queries.ts'

/** Takes a file out of the case. */
export function RemoveCaseFile({ order, file: { id, file_name } }: { order: string; file: CaseFile }) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const remove = () =>
    run(async () => {
      await browserApi('DELETE /orders/{uuid}/files/{id}', { params: { uuid: order, id } })
      await caseFilesChanged(queries, order)
    })
  return (
    <Button variant="quiet" size="s" icon="trash" busy={busy} onClick={remove}>
      {rich('Remove<span> {file_name}</span>', {
        file_name,
        span: (words) => <span data-hidden>{words}</span>,
      })}
    </Button>
  )
}
