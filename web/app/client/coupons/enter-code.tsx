import { COUPON_CODE_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { formatMoney } from '../../ui/money/format-money.ts'
import css from './coupons-page.module.css'

/** A code somebody was given becomes a coupon of theirs. */
export function EnterCode() {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/money/coupons').then(({ claimCoupon }) => claimCoupon.body),
    submit: async (body, { idempotencyKey }) => {
      const { data } = await browserApi('POST /coupons', { body }, { idempotencyKey })
      toast.success(t('{amount} off: the coupon is added', { amount: formatMoney(data.balance) }))
      form.reset()
      await couponsChanged(queries)
    },
  })
  return (
    <Form form={form} label={t('Enter a code')} className={css.enter}>
      <TextInput
        label={t('Enter a code')}
        name="code"
        required
        maxLength={COUPON_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton variant="secondary">{t('Add coupon')}</SubmitButton>
    </Form>
  )
}
