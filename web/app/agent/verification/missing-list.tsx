import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Missing } from '@sojourn/contract/supply/verification'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { VerifyEmailButton } from '../../join/parts/verify-email-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './verification-page.module.css'

const itemNames = { ...JUDGED_NAMES, email: 'Email', licence: 'Licence' }

const places: Record<Exclude<Missing['step'], 'email'>, { to: string; label: string }> = {
  location: { to: agentPaths.kycLocation(), label: 'Location' },
  identification: { to: agentPaths.kycIdentification(), label: 'Identification' },
  profile: { to: agentPaths.profile(), label: 'Profile' },
  business: { to: agentPaths.business(), label: 'Business' },
}

export const MissingList = ({ missing }: { missing: readonly Missing[] }) => (
  <ul className={css.missing}>
    {missing.map(({ item, sentence, step, is_required }) => (
      <li key={item}>
        <Icon name={is_required ? 'minus' : 'info'} size="s" />
        <span className={css.item}>
          <b>{itemNames[item]}</b>
          <span>{capital(sentence)}</span>
        </span>
        {!is_required && <Pill>Optional</Pill>}
        {step === 'email' ? (
          <VerifyEmailButton />
        ) : (
          <Link to={places[step].to} aria-label={`${itemNames[item]}: go to ${places[step].label}`}>
            {places[step].label}
          </Link>
        )}
      </li>
    ))}
  </ul>
)

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
