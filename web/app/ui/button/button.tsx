import type { ComponentProps } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import styles from './button.module.css'
import { ButtonFace, type ButtonLook, buttonClass } from './button-face.tsx'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined }

/** While busy it keeps its width and focus, says so, and cannot be pressed again. */
export function Button({ variant, size, wide, icon, iconAfter, busy, className, children, ...rest }: Props) {
  return (
    <button
      ref={listens}
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      <ButtonFace icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonFace>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
