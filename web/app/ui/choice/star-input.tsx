import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import stars from '../mark/stars.module.css'
import { classes } from '../text/classes.ts'
import styles from './star-input.module.css'

/** Half a star to five, the fewest first. */
const HALVES = Array.from({ length: 10 }, (_, index) => (index + 1) / 2)

const starWords = (star: number) => t('{stars, plural, one {# star} other {# stars}}', { stars: star })

/** Five stars that fill from half a star on as one points at them; each half is a choice of its own for keys and readers. */
export function StarInput({ name, ...field }: FieldProps & { name: string }) {
  const [chosen, setChosen] = useState(Number(useDefault(name, undefined) ?? 0))
  const [pointed, setPointed] = useState(0)
  const shown = pointed || chosen
  return (
    <Field {...field} name={name} group="radiogroup">
      {({ 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className={styles.row}>
          <div className={styles.input} onPointerLeave={() => setPointed(0)}>
            <span
              className={classes(
                stars.stars,
                styles.stars,
                stars[`w${Math.floor(shown)}`],
                shown % 1 > 0 && stars.t5,
              )}
              aria-hidden="true"
            />
            {HALVES.map((star) => (
              <input
                key={star}
                type="radio"
                name={name}
                value={star}
                checked={star === chosen}
                className={styles.half}
                aria-label={starWords(star)}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(star)}
                onChange={() => setChosen(star)}
              />
            ))}
          </div>
          <span className={styles.words} aria-hidden="true">
            {shown > 0 && starWords(shown)}
          </span>
        </div>
      )}
    </Field>
  )
}
