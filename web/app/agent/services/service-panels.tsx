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
import { DocumentFields } from './document-fields.tsx'
import { MEETING_LENGTHS } from './meeting-lengths.ts'
import { PlaceFields } from './place-fields.tsx'
import { RefundFields } from './refund-fields.tsx'
import { StageFields } from './stage-fields.tsx'

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
        <MoneyInput
          label={t('Price')}
          name="price"
          currency="USD"
          kind="price"
          required
          help={t('Excludes government fees.')}
        />
        <MoneyInput
          label={t('Each further person')}
          name="further_person"
          currency="USD"
          least={0}
          kind="price"
          help={t(
            'Added for each person who applies with the client. Enter 0 if the price is for everybody, or leave it empty to say nothing.',
          )}
        />
      </div>
      <div className={fields.pair}>
        <DeliverySelector
          label={t('Delivery time')}
          required
          help={t('Counted from the day you start the work.')}
        />
        <Select
          label={t('Meeting')}
          name="meeting_length"
          placeholder={t('No meeting')}
          choices={meetingsWith(service.meeting_length)}
          help={t('Clients book it from the hours in your calendar.')}
        />
      </div>
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

export const StagesPanel = ({ service }: { service: OwnService }) => (
  <Panel
    id="stages"
    title={t('Stages')}
    intro={t(
      'Long work can be paid in two to five stages: each is paid, delivered and accepted by itself, and either side may stop between them. The amounts come to the price.',
    )}
  >
    <Stack gap={5}>
      <StageFields service={service} />
    </Stack>
  </Panel>
)

interface DocumentsProps {
  service: OwnService
  checklist: readonly string[] | null
}

export const DocumentsPanel = ({ service, checklist }: DocumentsProps) => (
  <Panel
    id="documents"
    title={t('Documents')}
    intro={t('They become the checklist of each order, 30 at most.')}
  >
    <Stack gap={5}>
      <DocumentFields service={service} checklist={checklist} />
    </Stack>
  </Panel>
)

export const RefundsPanel = ({ shares }: { shares: OwnService['refund_schedule'] }) => (
  <Panel
    id="refunds"
    title={t('Refunds')}
    intro={t(
      'Shown before the client pays. Until you start, clients get a full refund. Later stages can’t refund more than earlier ones.',
    )}
  >
    <Stack gap={5}>
      <RefundFields shares={shares} />
    </Stack>
  </Panel>
)
