import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { type ActProps, clientOf, schemas } from './act-props.ts'
import { FormButton } from './form-button.tsx'
import { SureButton } from './sure-button.tsx'

export const AskForMoreTime = ({ order, look }: ActProps) => (
  <FormButton
    {...look}
    variant="quiet"
    icon="clock"
    label={t('Ask for more time')}
    title={t('Ask for more time')}
    submit={t('Ask for more time')}
    draftKey={`extension-${order.uuid}`}
    said={t('{client} is asked for more time.', { client: clientOf(order) })}
    schema={() => schemas().then(({ askForExtension }) => askForExtension.body)}
    send={(body, sending) =>
      browserApi('POST /orders/{uuid}/extensions', { params: { uuid: order.uuid }, body }, sending)
    }
  >
    <TextInput label={t('Days')} name="days" required inputMode="numeric" help={t('From 1 to 365.')} />
    <Textarea label={t('Reason')} name="reason" required maxLength={SUMMARY_LENGTH} />
  </FormButton>
)

export const WithdrawExtension = ({ order, work, look }: ActProps) => (
  <SureButton
    {...look}
    variant="quiet"
    label={t('Withdraw the request for more time')}
    title={t('Withdraw the request for more time?')}
    said={t('The request is withdrawn.')}
    run={() =>
      browserApi('POST /orders/{uuid}/extensions/{id}/withdraw', { params: ofExtension(order, work) })
    }
  >
    <p>{t('The due date stays as it is.')}</p>
  </SureButton>
)

export const AnswerExtension = ({ order, work, look }: ActProps) => (
  <>
    <SureButton
      {...look}
      label={t('Agree')}
      title={t('Agree to more time?')}
      said={t('The due date has moved.')}
      run={() =>
        browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
          params: ofExtension(order, work),
          body: { accept: true },
        })
      }
    >
      <p>
        {t('{days, plural, one {The due date moves by # day.} other {The due date moves by # days.}}', {
          days: work.extension?.days ?? 0,
        })}
      </p>
    </SureButton>
    <SureButton
      {...look}
      variant="secondary"
      label={t('Decline')}
      title={t('Decline more time?')}
      said={t('The due date stays.')}
      run={() =>
        browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
          params: ofExtension(order, work),
          body: { accept: false },
        })
      }
    >
      <p>{t('The due date stays as it is.')}</p>
    </SureButton>
  </>
)

const ofExtension = ({ uuid }: Order, { extension }: OrderWork) => ({ uuid, id: extension?.id ?? '' })
