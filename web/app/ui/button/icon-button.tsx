import type { ComponentProps } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import type { IconName } from '../text/icon-names.ts'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string; filled?: boolean }

/** A button that is only a drawing; its label is spoken and shown on hover. */
export function IconButton({ icon, label, filled, className, ...rest }: Props) {
  return (
    <button
      ref={listens}
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.button, className)}
    >
      <Icon name={icon} filled={filled} />
    </button>
  )
}
