import { HEADLINE_LENGTH, MOST_LANGUAGES } from '@sojourn/contract/calls/limits'
import { dayIn } from '@sojourn/contract/dates/clocks'
import type { PublicProfile } from '@sojourn/contract/supply/agent-profile'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import fields from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { OrderedSelect } from '../../ui/choice/ordered-select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { useHere } from '../../ui/date/reader.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { languagesQuery, publicProfileQuery } from './profile-queries.ts'
import { publicProfileDefaults, readPublicProfile } from './public-profile-fields.ts'

export function PublicProfileForm() {
  const profile = useQuery(publicProfileQuery)
  const languages = useQuery(languagesQuery)
  return (
    <Loaded query={profile}>
      {(told) => <Loaded query={languages}>{(known) => <Known profile={told} languages={known} />}</Loaded>}
    </Loaded>
  )
}

interface Props {
  profile: PublicProfile
  /** Pairs of code and name. */
  languages: readonly (readonly [string, string])[]
}

function Known({ profile, languages }: Props) {
  const queries = useQueryClient()
  const today = dayIn(new Date(), useHere())
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/supply/agent-profile').then(({ NewPublicProfile }) => NewPublicProfile),
    defaults: publicProfileDefaults(profile),
    read: readPublicProfile,
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/profile', { body })
      queries.setQueryData(publicProfileQuery.queryKey, data)
      toast.success(t('Your public profile is saved'))
    },
  })
  return (
    <Form form={form} label={t('Public profile')}>
      <Textarea
        label={t('Headline')}
        name="headline"
        rows={2}
        maxLength={HEADLINE_LENGTH}
        help={t('One line about what you do best, such as “Study permits for Canada, start to finish”.')}
      />
      <OrderedSelect
        label={t('Languages')}
        name="languages"
        required
        adding={t('Add a language')}
        most={MOST_LANGUAGES}
        options={languages.map(([value, label]) => ({
          value,
          label,
          keywords: [value],
          named: 'language' as const,
        }))}
        help={t('The languages you advise in, strongest first.')}
      />
      <div className={fields.pair}>
        <DateInput
          label={t('On leave from')}
          name="away_from"
          help={t(
            'Both days are included. While you are on leave, clients can’t find you. Open orders continue.',
          )}
        />
        <DateInput label={t('On leave until')} name="away_until" min={today} />
      </div>
      <div className={fields.end}>
        <SubmitButton>{t('Save public profile')}</SubmitButton>
      </div>
    </Form>
  )
}
