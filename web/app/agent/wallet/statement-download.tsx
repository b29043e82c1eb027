import { monthName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'

/** The statement of a month as one kind of file. */
export function StatementDownload({ month, kind }: { month: string; kind: 'pdf' | 'csv' }) {
  const action = useAction(t('The statement could not be created. Please try again.'))
  const download = () =>
    action.run(async () => {
      const file = await fetchFile(`/wallets/statements/${month}/${kind}`, `statement-${month}.${kind}`)
      saveFile(file.content, file.name)
    })
  return (
    <Button variant="secondary" icon="download" busy={action.busy} onClick={download}>
      {kind.toUpperCase()}
      <span data-hidden> {t('statement of {month}', { month: monthName(month) })}</span>
    </Button>
  )
}
