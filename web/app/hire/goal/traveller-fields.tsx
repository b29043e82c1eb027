import { t } from '@sojourn/contract/words/t'
import { MOST_TRAVELLERS, RELATIONS, type Relation } from '@sojourn/contract/work/traveller-words'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countriesQuery } from '../../session/account-queries.ts'
import { localDay } from '../../session/local-day.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { useDefault, useFormState } from '../../ui/form/form-context.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Said } from '../../ui/text/said.tsx'
import css from './traveller-fields.module.css'
import { inputOfPerson, PLACES, placesIn } from './traveller-values.ts'

/** The people who apply together with the client: nobody at first, and nine at most. */
export function TravellerFields() {
  const { places, said, part, add, remove } = usePlaces()
  const id = useId()
  return (
    <section ref={part} id="travellers" className={css.people} aria-labelledby={id}>
      <div>
        <p id={id} className={css.title}>
          {t('Who applies with you?')}
        </p>
        <p className={css.help}>
          {t('Family members or others who apply together with you. The agent you hire sees them.')}
        </p>
      </div>
      <input type="hidden" name={PLACES} value={places.join(' ')} readOnly />
      {places.map((place, index) => (
        <Person key={place} place={place} number={index + 1} onRemove={() => remove(place)} />
      ))}
      {places.length < MOST_TRAVELLERS && (
        <Button variant="secondary" icon="plus" className={css.add} onClick={add}>
          {t('Add a person')}
        </Button>
      )}
      <Said>{said}</Said>
    </section>
  )
}

/** Each change is kept as if it were typed, is said, and leads the focus to where one goes on. */
function usePlaces() {
  const start = useDefault(PLACES)
  const [places, setPlaces] = useState(() => placesIn(start === undefined ? undefined : String(start)))
  const [said, say] = useState('')
  const part = useRef<HTMLElement>(null)

  function change(to: readonly number[], words: string, goesTo: string) {
    flushSync(() => {
      setPlaces([...to])
      say(words)
    })
    part.current?.dispatchEvent(new Event('input', { bubbles: true }))
    part.current?.querySelector<HTMLElement>(goesTo)?.focus()
  }

  return {
    places,
    said,
    part,
    add() {
      const place = Math.max(-1, ...places) + 1
      const words = t('Person {number} added', { number: places.length + 1 })
      change([...places, place], words, `[name="${inputOfPerson(place, 'name')}"]`)
    },
    remove(place: number) {
      const words = t('Person {number} removed', { number: places.indexOf(place) + 1 })
      change(
        places.filter((one) => one !== place),
        words,
        `:scope > button`,
      )
    },
  }
}

interface PersonProps {
  place: number
  number: number
  onRemove: () => void
}

const relations: Record<Relation, string> = {
  partner: t('Husband, wife or partner'),
  child: t('Child'),
  parent: t('Father or mother'),
  sibling: t('Brother or sister'),
  other: t('Another person'),
}
const choices = RELATIONS.map((value) => ({ value, label: relations[value] }))

function Person({ place, number, onRemove }: PersonProps) {
  const id = useId()
  const nameOf = (field: string) => inputOfPerson(place, field)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a line with a button
    <div role="group" aria-labelledby={id} className={css.person}>
      <div className={css.head}>
        <p id={id}>{t('Person {number}', { number })}</p>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          aria-label={t('Remove person {number}', { number })}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </div>
      <div className={css.fields}>
        <TextInput label={t('Full name')} name={nameOf('name')} required autoComplete="off" />
        <Select
          label={t('How they are related to you')}
          name={nameOf('relation')}
          required
          placeholder={t('Please choose')}
          choices={choices}
        />
        <DateInput label={t('Date of birth')} name={nameOf('born_on')} max={localDay(new Date())} />
        <PassportOf name={nameOf('passport')} />
      </div>
    </div>
  )
}

/** A country that was chosen before waits for its list, and is sent meanwhile as it is. */
function PassportOf({ name }: { name: string }) {
  const { data: countries } = useQuery(countriesQuery)
  const { defaults } = useFormState()
  if (!countries) return <input type="hidden" name={name} value={defaults[name] ?? ''} readOnly />
  return (
    <Select
      label={t('Passport')}
      name={name}
      placeholder={t('Not given')}
      choices={countries.map((one) => ({ value: one.id, label: one.name }))}
    />
  )
}
