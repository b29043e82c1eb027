import type { Missing } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { VerifyEmailButton } from '../../join/parts/verify-email-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { itemNames, missingPlaces } from './missing-words.ts'
import css from './verification-page.module.css'

export const MissingList = ({ missing }: { missing: readonly Missing[] }) => (
  <ul className={css.missing}>
    {missing.map(({ item, sentence, step, is_required }) => (
      <li key={item}>
        <Icon name={is_required ? 'minus' : 'info'} size="s" />
        <span className={css.item}>
          <b>{itemNames[item]}</b>
          <span>{capital(sentence)}</span>
        </span>
        {!is_required && <Pill>{t('Optional')}</Pill>}
        {step === 'email' ? (
          <VerifyEmailButton />
        ) : (
          <Link
            to={missingPlaces[step].to}
            aria-label={t('{item}: go to {place}', {
              item: itemNames[item],
              place: missingPlaces[step].label,
            })}
          >
            {missingPlaces[step].label}
          </Link>
        )}
      </li>
    ))}
  </ul>
)

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
