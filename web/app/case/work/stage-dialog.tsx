import { t } from '@sojourn/contract/words/t'
import { SUMMARY_LENGTH, WORK_STAGES } from '@sojourn/contract/work/work-words'
import { browserApi } from '../../api/browser.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { sameOf, schemas, type WorkDialogProps } from './dialog-props.ts'
import { FormDialog } from './form-dialog.tsx'
import { stageWords } from './stage-words.ts'

/** The agent says how far the work is. */
export const ChangeStage = (props: WorkDialogProps) => {
  const { uuid } = props.order
  return (
    <FormDialog
      {...sameOf(props)}
      title={t('What stage is the work at?')}
      submit={t('Save the stage')}
      draftKey={`stage-${uuid}`}
      said={t('The stage is saved.')}
      schema={() => schemas().then(({ setOrderStage }) => setOrderStage.body)}
      defaults={{ stage: props.work.stage }}
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
    </FormDialog>
  )
}
