import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import { SUMMARY_LENGTH, WORK_STAGES } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { FormButton } from './form-button.tsx'
import { stageWords } from './stage-words.ts'

interface Props {
  uuid: string
  variant: 'primary' | 'secondary'
  work: OrderWork
}

/** The agent says how far the work is. */
export const StageButton = ({ uuid, variant, work }: Props) => (
  <FormButton
    uuid={uuid}
    variant={variant}
    label={t('Change the stage')}
    title={t('What stage is the work at?')}
    submit={t('Save the stage')}
    draftKey={`stage-${uuid}`}
    said={t('The stage is saved.')}
    schema={() => import('@sojourn/contract/work/completion').then(({ setOrderStage }) => setOrderStage.body)}
    defaults={{ stage: work.stage }}
    send={(body) => browserApi('PUT /orders/{uuid}/stage', { params: { uuid }, body })}
  >
    <RadioGroup
      label={t('Stage')}
      name="stage"
      required
      framed
      choices={WORK_STAGES.map((stage) => ({
        value: stage,
        label: stageWords[stage],
        ...(stage === 'waiting' && { help: t('The due date is paused meanwhile.') }),
      }))}
    />
    <Textarea
      label={t('Note')}
      name="note"
      maxLength={SUMMARY_LENGTH}
      rows={3}
      help={t(
        'Needed while you wait for the authority: what was filed, when, and the number on the receipt.',
      )}
    />
  </FormButton>
)
