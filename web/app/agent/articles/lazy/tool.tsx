import type { ReactNode } from 'react'
import css from './text-editor.module.css'

interface Props {
  label: string
  on?: boolean
  disabled?: boolean
  act: () => void
  children: ReactNode
}

/** One press on what is written. The words keep their mark while it is pressed. */
export const Tool = ({ label, on, disabled, act, children }: Props) => (
  <button
    type="button"
    className={css.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    {...(on !== undefined && { 'aria-pressed': on })}
    onPointerDown={(event) => event.preventDefault()}
    onClick={act}
  >
    {children}
  </button>
)
