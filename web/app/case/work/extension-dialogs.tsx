import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { SUMMARY_LENGTH } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { rich } from '../../words/rich.tsx'
import { clientOf, sameOf, schemas, type WorkDialogProps } from './dialog-props.ts'
import { FormDialog } from './form-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'

export const AskForMoreTime = (props: WorkDialogProps) => {
  const { order, label } = props
  return (
    <FormDialog
      {...sameOf(props)}
      title={label}
      submit={label}
      draftKey={`extension-${order.uuid}`}
      said={t('{client} is asked for more time.', { client: clientOf(order) })}
      schema={() => schemas().then(({ askForExtension }) => askForExtension.body)}
      send={(body, sending) =>
        browserApi('POST /orders/{uuid}/extensions', { params: { uuid: order.uuid }, body }, sending)
      }
    >
      {order.due_at && (
        <p>
          {rich('The work is due {day}. That stays until {client} agrees.', {
            day: <DayText value={order.due_at} />,
            client: clientOf(order),
          })}
        </p>
      )}
      <TextInput label={t('Days')} name="days" required inputMode="numeric" help={t('From 1 to 365.')} />
      <Textarea label={t('Reason')} name="reason" required maxLength={SUMMARY_LENGTH} />
    </FormDialog>
  )
}

export const WithdrawExtension = (props: WorkDialogProps) => (
  <SureDialog
    {...sameOf(props)}
    title={t('Withdraw the request for more time?')}
    said={t('The request is withdrawn.')}
    run={() =>
      browserApi('POST /orders/{uuid}/extensions/{id}/withdraw', {
        params: ofExtension(props.order, props.work),
      })
    }
  >
    <p>{t('The due date stays as it is.')}</p>
  </SureDialog>
)

export const AgreeToExtension = (props: WorkDialogProps) => (
  <SureDialog
    {...sameOf(props)}
    title={t('Agree to more time?')}
    said={t('The due date has moved.')}
    run={() => answer(props, true)}
  >
    <p>
      {t('{days, plural, one {The due date moves by # day.} other {The due date moves by # days.}}', {
        days: props.work.extension?.days ?? 0,
      })}
    </p>
  </SureDialog>
)

export const DeclineExtension = (props: WorkDialogProps) => (
  <SureDialog
    {...sameOf(props)}
    title={t('Decline more time?')}
    said={t('The due date stays.')}
    run={() => answer(props, false)}
  >
    <p>{t('The due date stays as it is.')}</p>
  </SureDialog>
)

const answer = ({ order, work }: WorkDialogProps, accept: boolean) =>
  browserApi('POST /orders/{uuid}/extensions/{id}/answer', {
    params: ofExtension(order, work),
    body: { accept },
  })

const ofExtension = ({ uuid }: Order, { extension }: OrderWork) => ({ uuid, id: extension?.id ?? '' })
