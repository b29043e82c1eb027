import { t } from '@sojourn/contract/words/t'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { exportPath, type OrdersFilter } from '../../queries/order-list-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'

/** All orders of the list one sees, as a table for other programs. */
export function ExportOrders({ filter }: { filter: OrdersFilter }) {
  const action = useAction(t('The file could not be created. Please try again.'))
  const download = () =>
    action.run(async () => {
      const { content, name } = await fetchFile(exportPath(filter), 'orders.csv')
      saveFile(content, name)
    })
  return (
    <Button variant="quiet" size="s" icon="download" data-key="x" busy={action.busy} onClick={download}>
      {t('Export as CSV')}
    </Button>
  )
}
