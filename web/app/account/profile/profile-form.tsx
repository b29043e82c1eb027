import { ABOUT_LENGTH } from '@sojourn/contract/calls/limits'
import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { countriesQuery } from '../../session/account-queries.ts'
import { GENDERS_IN_WORDS } from '../../session/genders.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { profileDefaults, readProfile } from '../../session/profile-fields.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PhoneInput } from '../../ui/phone/phone-input.tsx'
import { dialCodesOf } from '../../ui/phone/phone-number.ts'
import { Link } from '../../ui/text/link.tsx'

const EARLIEST = '1900-01-01'

export function ProfileForm() {
  const { account, keep } = useOwnAccount()
  const countries = useQuery(countriesQuery)
  const changeEmail = `${(account.role === 'subscriber' ? clientPaths : agentPaths).security()}#email`
  const form = useForm({
    schema: () => import('@sojourn/contract/people/account').then(({ Profile }) => Profile),
    defaults: profileDefaults(account),
    read: readProfile,
    submit: async (body) => {
      keep((await browserApi('PATCH /account', { body })).data)
      toast.success(t('Your profile is saved'))
    },
  })

  return (
    <Loaded query={countries}>
      {(known) => (
        <Form form={form} label={t('Profile')}>
          <div className={css.pair}>
            <TextInput
              label={t('First name')}
              name="first_name"
              required
              autoComplete="given-name"
              help={account.is_verified && t('We check a new name again. You stay verified for 14 days.')}
            />
            <TextInput label={t('Last name')} name="last_name" required autoComplete="family-name" />
          </div>
          <TextInput
            label={t('Email')}
            name="email"
            type="email"
            readOnly
            unmarked
            defaultValue={account.email.address}
            help={<Link to={changeEmail}>{t('Change email')}</Link>}
          />
          <PhoneInput
            label={t('Phone')}
            name="phone"
            codes={dialCodesOf(known)}
            defaultValue={account.phone ?? ''}
            country={account.address?.country ?? 'US'}
          />
          <Textarea
            label={t('About you')}
            name="about"
            required
            maxLength={ABOUT_LENGTH}
            help={t('What should people who work with you know?')}
          />
          <BirthAndGender />
          <div className={css.end}>
            <SubmitButton>{t('Save profile')}</SubmitButton>
          </div>
        </Form>
      )}
    </Loaded>
  )
}

const BirthAndGender = () => (
  <div className={css.pair}>
    <DateInput
      label={t('Date of birth')}
      name="dob"
      required
      autoComplete="bday"
      min={EARLIEST}
      max={new Date().toISOString().slice(0, 10)}
    />
    <Select
      label={t('Gender')}
      name="gender"
      required
      autoComplete="sex"
      placeholder={t('Select a gender')}
      choices={GENDERS_IN_WORDS}
    />
  </div>
)
