import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconName } from './icon-names.ts'
import { listens } from './listens.ts'

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
