import type { ReactNode } from 'react'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import type { IconName } from '../text/icon-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  wide?: boolean | undefined
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
}

export const buttonClass = ({ variant = 'primary', size = 'm', wide }: ButtonLook, more?: string) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide, more)

export function ButtonFace({ icon, iconAfter, children }: ButtonLook & { children: ReactNode }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  )
}
