import { requirementsOf } from '@sojourn/contract/ground/paper-words'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FormContext, useDefault, useFormState } from '../../ui/form/form-context.ts'
import { itemsOf, textOf } from '../../ui/form/item-list.ts'
import { MultiItemAdder } from '../../ui/form/multi-item-adder.tsx'
import { documentsOf, eachOf } from './service-values.ts'

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
        <Lists key={key} requirements={requirements} ofOffer={ofOffer} />
      </FormContext>
    </>
  )
}

interface ListsProps extends Pick<OwnService, 'requirements'> {
  ofOffer: boolean | undefined
}

const LISTS = [
  {
    mandatory: true,
    name: 'required_documents',
    label: t('Every client provides'),
    ofOneClient: t('Your client provides'),
    placeholder: t('Passport, all stamped pages'),
    help: t('You can’t start without these.'),
  },
  {
    mandatory: false,
    name: 'optional_documents',
    label: t('If they have it'),
    placeholder: t('Earlier visas'),
    help: t('The work does not wait for these. Documents with “if” in their name belong here.'),
  },
]

function Lists({ requirements, ofOffer }: ListsProps) {
  const each = useEach(requirements)
  return (
    <>
      <input type="hidden" name="each_documents" value={each.text} readOnly />
      {LISTS.map(({ mandatory, label, ofOneClient = label, ...list }) => (
        <MultiItemAdder
          key={list.name}
          {...list}
          label={ofOffer ? ofOneClient : label}
          unmarked
          item="document"
          defaultValue={documentsOf({ requirements }, mandatory)}
          below={each.below}
        />
      ))}
    </>
  )
}

/** A document that is taken away and added again is asked of the same people. */
function useEach(requirements: OwnService['requirements']) {
  const start = useDefault('each_documents', textOf(eachOf({ requirements })))
  const [items, setItems] = useState(() => itemsOf(String(start ?? '')))

  const below = (item: string): ReactNode => (
    <Checkbox
      label={
        <>
          {t('Ask each person')}
          <span data-hidden>: {item}</span>
        </>
      }
      checked={items.includes(item)}
      onChange={({ currentTarget: box }) => {
        const { checked } = box
        flushSync(() => setItems((all) => [...all.filter((one) => one !== item), ...(checked ? [item] : [])]))
        // The form reads what stands there now.
        box.dispatchEvent(new Event('input', { bubbles: true }))
      }}
    />
  )
  return { text: textOf(items), below }
}
