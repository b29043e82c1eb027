import { zoneWords } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { browserZone } from '../../api/browser-zone.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import css from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { timezonesQuery } from '../../session/account-queries.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { isSameZone } from '../../session/timezone-offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { zoneOptions } from './zone-options.ts'

/** The zone all times of the account are told in, found by its name or its distance from UTC. */
export function TimezoneForm() {
  const { account, keep } = useOwnAccount()
  const zones = useQuery(timezonesQuery)
  const [chosen, choose] = useState({ zone: account.timezone?.name ?? '', version: 0 })
  const here = useHydrated() ? browserZone() : null
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/people/account').then(({ updateTimezone }) => updateTimezone.body),
    submit: async (body) => {
      keep((await browserApi('PUT /account/timezone', { body })).data)
      toast.success(t('Timezone updated sucessfully!'))
    },
  })

  return (
    <Loaded query={zones}>
      {(known) => (
        <Form form={form} label={t('Time zone')}>
          <Combobox
            key={chosen.version}
            label={t('Time zone')}
            name="timezone"
            required
            options={zoneOptions(known, chosen.zone)}
            defaultValue={chosen.zone}
            placeholder={t('Select a time zone')}
            help={t('Search for a city, a region or a distance such as UTC+2.')}
            onChange={(zone) => choose((old) => ({ ...old, zone }))}
          />
          <div className={css.end}>
            <SubmitButton>{t('Save time zone')}</SubmitButton>
            {here && !isSameZone(here, chosen.zone) && (
              <Button
                variant="quiet"
                icon="pin"
                onClick={() => choose(({ version }) => ({ zone: here, version: version + 1 }))}
              >
                {t('Use {zone}, as this device', { zone: zoneWords(here) })}
              </Button>
            )}
          </div>
        </Form>
      )}
    </Loaded>
  )
}
