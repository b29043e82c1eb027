import { DESCRIPTION_LENGTH } from '@sojourn/contract/calls/limits'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import fields from '../../layouts/own/fields.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { DeliverySelector } from '../../ui/choice/delivery-selector.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { MoneyInput } from '../../ui/money/money-input.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { listed } from '../../ui/text/listed.ts'
import { MEETING_LENGTHS } from './meeting-lengths.ts'
import { PlaceFields } from './place-fields.tsx'

interface PlaceProps {
  service: OwnService
  /** The papers that the visa which was chosen asks for. */
  onChecklist: (papers: readonly string[]) => void
}

/** Once somebody has ordered it, a service stays with its country and visa. */
export const PlacePanel = ({ service, onChecklist }: PlaceProps) => (
  <Panel
    id="place"
    title={t('Country and visa')}
    intro={
      service.locked
        ? t(
            'Clients have ordered this service, so its country and visa can’t be changed. Duplicate it to offer another.',
          )
        : t('Only clients with a matching goal can order.')
    }
  >
    {service.locked ? (
      <p>{listed([service.visa.name, service.country.name])}</p>
    ) : (
      <Stack gap={5}>
        <PlaceFields onChecklist={onChecklist} />
      </Stack>
    )}
  </Panel>
)

export const WordsPanel = () => (
  <Panel id="words" title={t('What you do')} intro={t('Say what’s included and what isn’t.')}>
    <Stack gap={5}>
      <TextInput
        label={t('Name of the service')}
        name="title"
        required
        placeholder={t('Student visa, from admission to appointment')}
      />
      <Textarea
        label={t('Description')}
        name="description"
        required
        rows={8}
        maxLength={DESCRIPTION_LENGTH}
        help={t('What you do, how you work, and what the client has to do.')}
      />
    </Stack>
  </Panel>
)

export const TermsPanel = ({ service }: { service: OwnService }) => (
  <Panel
    id="terms"
    title={t('Price and time')}
    intro={t('Clients pay at the start. The money is held until they accept the work.')}
  >
    <Stack gap={5}>
      <div className={fields.pair}>
        <MoneyInput label={t('Price')} name="price" required help={t('Excludes government fees.')} />
        <DeliverySelector
          label={t('Delivery time')}
          required
          help={t('Counted from when you have all documents.')}
        />
      </div>
      <Select
        label={t('Meeting')}
        name="meeting_length"
        placeholder={t('No meeting')}
        choices={meetingsWith(service.meeting_length)}
        help={t('Clients book it from the hours in your calendar.')}
      />
    </Stack>
  </Panel>
)

function meetingsWith(own: number | null) {
  const lengths =
    own === null || MEETING_LENGTHS.includes(own)
      ? MEETING_LENGTHS
      : [...MEETING_LENGTHS, own].toSorted((a, b) => a - b)
  return lengths.map((minutes) => ({
    value: String(minutes),
    label: t('{count, plural, one {# minute} other {# minutes}}', { count: minutes }),
  }))
}
