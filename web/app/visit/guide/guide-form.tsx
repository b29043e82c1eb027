import { paths } from '@sojourn/contract/paths/paths'
import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import type { GuideParameter } from '@sojourn/contract/supply/guide-answers'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { addressOf, FORM_ID, type GuideAddress, TO_ANSWER } from './guide-address.ts'
import css from './guide-form.module.css'
import { staysWith } from './stays-with.ts'

interface Named {
  id: string
  name: string
}

interface Props {
  asked: GuideAnswer['asked']
  problems: GuideAnswer['problems']
  address: GuideAddress
  countries: readonly Named[]
  purposes: readonly Named[]
  /** The one that is chosen. */
  purpose: { description: string } | null
}

/** What the guide asks first. A plain GET form: without script its button does the same. */
export function GuideForm({ asked, problems, address, countries, purposes, purpose }: Props) {
  const navigate = useNavigate()
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }))
  const [first, second] = asked.passports
  const errorOf = (field: GuideParameter) => problems.find((problem) => problem.field === field)?.message

  /** With what stands outside the form too, and with the answer that was pressed. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const given = Object.fromEntries(new FormData(event.currentTarget, submitter)) as GuideAddress
    // Whoever answers a question below stays where they are.
    const isBelow = submitter?.closest('form') !== event.currentTarget
    void navigate(addressOf(given) + (isBelow ? '' : TO_ANSWER), { preventScrollReset: isBelow })
  }

  return (
    <form
      id={FORM_ID}
      action={paths.guide() + TO_ANSWER}
      className={css.form}
      onSubmit={submit}
      aria-label="Your plan"
    >
      <Select
        {...{ label: 'Your passport', name: 'passport', unmarked: true, choices }}
        placeholder="Choose a country"
        defaultValue={first?.id}
        error={errorOf('passport')}
      />
      <details className={css.more} open={Boolean(second || errorOf('passport2'))}>
        <summary>I have a second passport</summary>
        <Select
          {...{ label: 'Second passport', name: 'passport2', unmarked: true, choices }}
          placeholder="None"
          defaultValue={second?.id}
          error={errorOf('passport2')}
        />
      </details>
      <Select
        {...{ label: 'Where do you want to go?', name: 'destination', unmarked: true, choices }}
        placeholder="Choose a country"
        defaultValue={asked.destination?.id}
        error={errorOf('destination')}
      />
      <Select
        {...{ label: 'Why?', name: 'purpose', unmarked: true }}
        choices={purposes.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Choose a purpose"
        defaultValue={asked.purpose?.id}
        help={purpose?.description}
        error={errorOf('purpose')}
      />
      <Select
        {...{ label: 'For how long?', name: 'stay', unmarked: true }}
        choices={staysWith(asked.stay)}
        placeholder="Not sure yet"
        defaultValue={asked.stay === null ? undefined : String(asked.stay)}
        error={errorOf('stay')}
      />
      <Select
        {...{ label: 'Where do you live now?', name: 'residence', unmarked: true, choices }}
        placeholder="In the country of my passport"
        defaultValue={asked.residence?.id}
        error={errorOf('residence')}
      />
      {ANSWERED.map(
        (name) => address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
      )}
      <Button type="submit" wide size="l">
        See my options
      </Button>
    </form>
  )
}

/** What was asked later stays answered. */
const ANSWERED = ['age', 'job_offer', 'school_place', 'relative', 'studied_there', 'date'] as const
