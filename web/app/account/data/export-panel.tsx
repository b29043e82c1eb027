import { t } from '@sojourn/contract/words/t'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import css from '../../layouts/own/fields.module.css'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

export function ExportPanel() {
  const action = useAction(t('Your data could not be prepared. Please try again.'))
  const download = () =>
    action.run(async () => {
      const { content, name } = await fetchFile('/account/export', 'my-data.zip')
      saveFile(content, name)
      toast.success(t('Your data is downloading'))
    })
  return (
    <div className={css.end}>
      <Button variant="secondary" icon="download" busy={action.busy} onClick={download}>
        {t('Download my data')}
      </Button>
    </div>
  )
}
