import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { countriesQuery } from '../../session/account-queries.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import {
  inputOfPassports,
  PassportFields,
  passportDefaults,
  readPassports,
} from '../../ui/place/passport-fields.tsx'

/** Passports and residence, kept only if somebody fills this in. */
export function NationalityForm() {
  const { account, keep } = useOwnAccount()
  const countries = useQuery(countriesQuery)
  const form = useForm({
    schema: () => import('@sojourn/contract/people/nationality').then(({ Nationality }) => Nationality),
    defaults: passportDefaults(account.nationality),
    read: readPassports,
    inputOf: inputOfPassports,
    submit: async (body) => {
      const isEmpty = body.passports.length === 0 && body.residence === null
      keep((await browserApi('PUT /account/nationality', { body })).data)
      toast.success(isEmpty ? t('Your passports are removed') : t('Your passports are saved'))
    },
  })
  return (
    <Loaded query={countries}>
      {(known) => (
        <Form form={form} label={t('Passports and residence')}>
          <div className={css.pair}>
            <PassportFields countries={known} />
          </div>
          <div className={css.end}>
            <SubmitButton>{t('Save passports')}</SubmitButton>
          </div>
        </Form>
      )}
    </Loaded>
  )
}
