import { requirementsOf } from '@sojourn/contract/ground/paper-words'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button/button.tsx'
import { FormContext, useFormState } from '../../ui/form/form-context.ts'
import { MultiItemAdder } from '../../ui/form/multi-item-adder.tsx'
import { documentsOf } from './service-values.ts'

interface Props {
  service: Pick<OwnService, 'requirements'>
  /** The documents of a visa just chosen, which one may begin with anew. */
  checklist: readonly string[] | null
  /** One client alone is asked for them. */
  ofOffer?: boolean
}

export function DocumentFields({ service, checklist, ofOffer }: Props) {
  const form = useFormState()
  const [restarted, setRestarted] = useState<readonly string[] | null>(null)

  function restart({ currentTarget: { form: whole } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setRestarted(checklist))
    // The form takes the new list as if it were typed.
    whole?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const requirements = restarted ? requirementsOf(restarted) : service.requirements
  const key = restarted ? restarted.join('\n') : 'own'

  return (
    <>
      {checklist && checklist !== restarted && (
        <Button variant="secondary" icon="refresh" onClick={restart}>
          {t('Start with the checklist of this visa')}
        </Button>
      )}
      {/* The form's defaults no longer count where the list is begun anew. */}
      <FormContext value={restarted ? { ...form, defaults: {} } : form}>
        <MultiItemAdder
          key={`${key} required`}
          label={ofOffer ? t('Your client provides') : t('Every client provides')}
          name="required_documents"
          unmarked
          item="document"
          placeholder={t('Passport, all stamped pages')}
          defaultValue={documentsOf({ requirements }, true)}
          help={t('You can’t start without these.')}
        />
        <MultiItemAdder
          key={`${key} optional`}
          label={t('If they have it')}
          name="optional_documents"
          unmarked
          item="document"
          placeholder={t('Earlier visas')}
          defaultValue={documentsOf({ requirements }, false)}
          help={t('The work does not wait for these. Documents with “if” in their name belong here.')}
        />
      </FormContext>
    </>
  )
}
