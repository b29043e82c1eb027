import { ADDRESS_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { MeetingLink } from '@sojourn/contract/work/meetings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { callQuery } from '../../api/call-query.ts'
import css from '../../layouts/own/fields.module.css'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readTexts, useForm } from '../../ui/form/use-form.ts'

const linkQuery = callQuery('GET /account/consultant/meeting-link')

export function LinkPanel() {
  const link = useQuery(linkQuery)
  return (
    <div id="meeting-link">
      <Panel title={t('Meeting link')} intro={t('Your clients see it an hour before each meeting.')}>
        <Loaded query={link}>{(known) => <LinkForm link={known} />}</Loaded>
      </Panel>
    </div>
  )
}

function LinkForm({ link }: { link: MeetingLink }) {
  const queries = useQueryClient()
  const form = useForm({
    schema: () => import('@sojourn/contract/work/meetings').then(({ NewMeetingLink }) => NewMeetingLink),
    defaults: { address: link.address ?? '' },
    read: readTexts,
    submit: async (body) => {
      const { data } = await browserApi('PUT /account/consultant/meeting-link', { body })
      queries.setQueryData(linkQuery.queryKey, data)
      toast.success(t('Your meeting link is saved'))
    },
  })
  return (
    <Form form={form} label={t('Meeting link')}>
      <TextInput
        label={t('Address')}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={ADDRESS_LENGTH}
        help={
          link.has_rooms
            ? t(
                'Such as your room at Zoom, Meet or Teams. Leave it empty to use a new room for each meeting.',
              )
            : t('Such as your room at Zoom, Meet or Teams. Without it your clients cannot join.')
        }
      />
      <div className={css.end}>
        <SubmitButton>{t('Save link')}</SubmitButton>
      </div>
    </Form>
  )
}
