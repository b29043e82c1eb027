import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import type { GuideParameter } from '@sojourn/contract/supply/guide-answers'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Link } from '../../ui/text/link.tsx'
import { addressOf, type GuideAddress } from './guide-address.ts'
import { GuideChoices } from './guide-choices.tsx'
import css from './guide-step.module.css'
import { KeptForm } from './kept-form.tsx'
import { staysWith } from './stays-with.ts'
import { type Asking, around, QUESTIONS, STEPS, type Step } from './steps.ts'

interface Named {
  id: string
  name: string
}

interface Props {
  asking: Asking
  asked: GuideAnswer['asked']
  problems: GuideAnswer['problems']
  address: GuideAddress
  countries: readonly Named[]
  purposes: readonly Named[]
}

/** One question on its page, with how far one is; Back and Continue both take along what is chosen here. */
export function GuideStep({ asking, asked, problems, address, countries, purposes }: Props) {
  const { step, isChange } = asking
  const { before, after } = around(asking)
  const { title, why } = QUESTIONS[step]
  const [first, second] = asked.passports
  const errorOf = (field: GuideParameter) => problems.find((problem) => problem.field === field)?.message
  const inList = (name: GuideParameter, label: string, placeholder: string, chosen?: string): ReactNode => (
    <Select
      {...{ label, name, placeholder, unmarked: true }}
      required={name === step && step !== 'residence'}
      hideLabel={name === 'destination' || name === 'residence'}
      choices={countries.map((country) => ({ value: country.id, label: country.name }))}
      defaultValue={chosen}
      error={errorOf(name)}
    />
  )
  const fields: Record<Step, () => ReactNode> = {
    destination: () => inList('destination', title, t('Choose a country'), asked.destination?.id),
    passport: () => (
      <>
        {inList('passport', t('Your passport'), t('Choose a country'), first?.id)}
        <details className={css.more} open={Boolean(second || errorOf('passport2'))}>
          <summary>{t('I have a second passport')}</summary>
          {inList('passport2', t('Second passport'), t('None'), second?.id)}
        </details>
      </>
    ),
    purpose: () => (
      <GuideChoices
        name="purpose"
        choices={purposes.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={asked.purpose?.id}
        error={errorOf('purpose')}
      />
    ),
    stay: () => (
      <GuideChoices
        name="stay"
        choices={[...staysWith(asked.stay), { value: '', label: t('Not sure yet') }]}
        chosen={asked.stay === null ? '' : String(asked.stay)}
        error={errorOf('stay')}
      />
    ),
    residence: () => inList('residence', title, t('In the country of my passport'), asked.residence?.id),
  }
  return (
    <KeptForm
      address={address}
      asks={step === 'passport' ? ['passport', 'passport2'] : [step]}
      className={css.step}
      label={t('Your plan')}
    >
      {!isChange && (
        <p className={css.progress}>
          <progress max={STEPS.length} value={STEPS.indexOf(step) + 1} aria-hidden="true" />
          {t('Question {number} of {all}', { number: STEPS.indexOf(step) + 1, all: STEPS.length })}
        </p>
      )}
      <h2 id="question">{title}</h2>
      <p className={css.why}>{why}</p>
      {fields[step]()}
      {after && <input type="hidden" name="step" value={after} />}
      <div className={css.actions}>
        <Button type="submit" size="l">
          {after ? t('Continue') : t('See my answer')}
        </Button>
        {before && (
          <Button type="submit" name="step" value={before} formNoValidate variant="quiet" size="l">
            {t('Back')}
          </Button>
        )}
        {isChange && <Link to={addressOf({ ...address, step: undefined })}>{t('Keep it as it is')}</Link>}
      </div>
    </KeptForm>
  )
}
