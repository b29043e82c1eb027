import type { Missing } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { VerifyEmailButton } from '../../join/parts/verify-email-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { type Form, isForm, itemNames, missingForms, missingPlaces } from './missing-words.ts'
import css from './verification-page.module.css'

interface Props {
  missing: readonly Missing[]
  /** Nobody has looked at the answers yet: each form is one line, as its fields tell what they want. */
  byForm: boolean
}

export function MissingList({ missing, byForm }: Props) {
  const forms = byForm ? [...new Set(missing.map(({ step }) => step).filter(isForm))] : []
  return (
    <ul className={css.missing}>
      {forms.map((form) => (
        <FormLine key={form} form={form} count={missing.filter(({ step }) => step === form).length} />
      ))}
      {missing
        .filter(({ step }) => !byForm || !isForm(step))
        .map((one) => (
          <Line key={one.item} {...one} />
        ))}
    </ul>
  )
}

const FormLine = ({ form, count }: { form: Form; count: number }) => (
  <li>
    <Icon name="minus" size="s" />
    <span className={css.item}>
      <b>{missingForms[form]}</b>
      <span>{t('{count, plural, one {# field to fill in} other {# fields to fill in}}', { count })}</span>
    </span>
    <Place step={form} item={missingForms[form]} />
  </li>
)

const Line = ({ item, sentence, step, is_required }: Missing) => (
  <li>
    <Icon name={is_required ? 'minus' : 'info'} size="s" />
    <span className={css.item}>
      <b>{itemNames[item]}</b>
      <span>{capital(sentence)}</span>
    </span>
    {!is_required && <Pill>{t('Optional')}</Pill>}
    {step === 'email' ? <VerifyEmailButton /> : <Place step={step} item={itemNames[item]} />}
  </li>
)

const Place = ({ step, item }: { step: keyof typeof missingPlaces; item: string }) => (
  <Link
    to={missingPlaces[step].to}
    aria-label={t('{item}: go to {place}', { item, place: missingPlaces[step].label })}
  >
    {missingPlaces[step].label}
  </Link>
)

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
