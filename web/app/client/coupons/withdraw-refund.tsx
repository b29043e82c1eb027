import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Takes a request back, so that the credit can be paid with again. */
export function WithdrawRefund({ id, rid }: { id: string; rid: string }) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const withdraw = () =>
    run(async () => {
      await browserApi('DELETE /coupons/{id}/refunds/{rid}', { params: { id, rid } })
      toast.success(t('The request is withdrawn. You can pay with the credit again'))
      await couponsChanged(queries)
    })
  return (
    <Button size="s" variant="secondary" busy={busy} onClick={() => void withdraw()}>
      {t('Withdraw request')}
    </Button>
  )
}
