import type { LinkProps } from 'react-router'
import { Link } from '../text/link.tsx'
import { ButtonFace, type ButtonLook, buttonClass } from './button-face.tsx'

type Props = LinkProps & ButtonLook

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, wide, icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <ButtonFace icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonFace>
    </Link>
  )
}
