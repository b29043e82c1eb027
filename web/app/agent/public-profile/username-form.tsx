import { USERNAME_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import fields from '../../layouts/own/fields.module.css'
import { useOwnAccount } from '../../session/own-account.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Said } from '../../ui/text/said.tsx'
import { useSettled } from '../../ui/text/use-settled.ts'
import { rich } from '../../words/rich.tsx'
import { usernameQuery } from './profile-queries.ts'
import css from './username-form.module.css'

const STANDS_STILL_MS = 300

/** The name of one's profile in its address, with an answer while one types whether it can be had. */
export function UsernameForm() {
  const { account, keep } = useOwnAccount()
  const current = account.username ?? ''
  const [typed, type] = useState(current)
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/people/username').then(({ changeUsername }) => changeUsername.body),
    defaults: { username: current },
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/username', { body })
      keep(data)
      type(data.username ?? '')
      toast.success(t('Your username is saved'))
    },
  })
  return (
    <Form form={form} label={t('Username')}>
      <TextInput
        label={t('Username')}
        name="username"
        required
        maxLength={USERNAME_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={<Availability typed={typed} current={current} />}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={fields.end}>
        <SubmitButton variant="secondary">{t('Save username')}</SubmitButton>
        {current && (
          <p className={fields.note}>
            {t('Links to your old username work for 90 days. You can change it 3 times in 30 days.')}
          </p>
        )}
      </div>
    </Form>
  )
}

function Availability({ typed, current }: { typed: string; current: string }) {
  const host = useHydrated() ? location.host : ''
  const wanted = typed.trim().toLowerCase()
  const isOwn = wanted === current
  const asked = useSettled(wanted, STANDS_STILL_MS)
  const { data, isError } = useQuery({ ...usernameQuery(asked), enabled: asked !== '' && asked !== current })
  const known = data && asked === wanted ? data : null
  const isUnknown = !isOwn && wanted !== '' && !known
  return (
    <>
      {(isOwn || wanted === '') &&
        rich('Your profile address is {address}', { address: `${host}/${wanted || 'your-name'}` })}
      {isUnknown &&
        isError &&
        t('We could not check whether {username} is available. Try to save it.', { username: wanted })}
      {isUnknown && !isError && (
        <span className={css.answer}>
          <Spinner /> {t('Checking whether {username} is available…', { username: wanted })}
        </span>
      )}
      {!isOwn && known && (
        <span className={known.available ? css.free : css.taken}>
          <Icon name={known.available ? 'check' : 'close'} size="s" />
          {known.available ? t('{username} is available', { username: known.username }) : known.reason}
        </span>
      )}
      <Said>
        {!isOwn &&
          known &&
          (known.available ? t('{username} is available', { username: known.username }) : known.reason)}
      </Said>
    </>
  )
}
