import { STAGE_NAME_LENGTH, STAGE_WORDS_LENGTH } from '@sojourn/contract/supply/stage-words'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import css from './stage-fields.module.css'

interface Props {
  place: number
  /** The work has no other stage, and this one no name of its own. */
  isAll?: boolean
  /** A service must say what is delivered; an offer says it as a whole. */
  mustDeliver: boolean
  /** Days and price. */
  children: ReactNode
}

/** The inputs of one stage of a service or an offer. */
export const OneStage = ({ place, isAll = false, mustDeliver, children }: Props) => (
  <fieldset className={isAll ? css.all : css.stage}>
    {!isAll && <Names place={place} mustDeliver={mustDeliver} />}
    {children}
  </fieldset>
)

const Names = ({ place, mustDeliver }: Pick<Props, 'place' | 'mustDeliver'>) => (
  <>
    <legend>{t('Stage {number}', { number: place + 1 })}</legend>
    <TextInput
      label={t('Name of the stage')}
      name={`stages.${place}.name`}
      required
      maxLength={STAGE_NAME_LENGTH}
      placeholder={t('Filing')}
    />
    <Textarea
      label={t('What is delivered')}
      name={`stages.${place}.delivers`}
      required={mustDeliver}
      rows={2}
      maxLength={STAGE_WORDS_LENGTH}
    />
  </>
)
