import { t } from '@sojourn/contract/words/t'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { type Known, useLazy } from '../../fast-pages/use-lazy.ts'
import { Button } from '../button/button.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { focusInside, hasFocus, heldProps, holdValue } from '../form/held-value.ts'
import { classes } from '../text/classes.ts'
import { Flag } from '../text/flag.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './combobox.module.css'
import type ComboBoxPart from './lazy/combo-box.tsx'
import type { Option } from './option-search.ts'
import { type Options, useOptions } from './use-options.ts'

export interface ComboboxProps extends FieldProps {
  /** The list itself, or how to fetch it when the field is first used. */
  options: Options
  defaultValue?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
  onChange?: (value: string) => void
}

const INPUT = 'input[role="combobox"]'

const known: Known<ComponentProps<typeof ComboBoxPart>> = { Part: null }

/** One of many, found by typing. Without script the browser's own list, or a line of text where the list is fetched. */
export function Combobox(props: ComboboxProps) {
  const { label, name, help, error, required, hideLabel, className, options, onChange } = props
  const { placeholder, disabled, autoComplete } = props
  const start = String(useDefault(name, props.defaultValue) ?? '')
  const { list, failed, fetchList } = useOptions(options, start !== '')
  const isReady = useHydrated()
  const [value, setValue] = useState(start)
  const [unknown, setUnknown] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLSelectElement & HTMLInputElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  const wasPressed = useRef(false)
  const chosen = list?.find((option) => option.value === value)

  const lazy = useLazy(
    () => import('./lazy/combo-box.tsx'),
    () => ({
      value,
      typed: typed.current?.value ?? '',
      marked: [typed.current?.selectionStart ?? 0, typed.current?.selectionEnd ?? 0] as const,
      hadFocus: hasFocus(box.current),
      wasPressed: wasPressed.current,
    }),
    // A part that the page was sent with is taken over as it is.
    isReady ? known : undefined,
  )
  const { load } = lazy
  const loaded = isReady ? lazy.loaded : null
  const wake = () => {
    void load()
    void fetchList()
  }

  // The browser's own list holds what was chosen before the script came; parts that depend on it hear of it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script comes
  useEffect(() => {
    if (!isReady || !native.current) return
    const chosenBefore = native.current.value
    setValue(chosenBefore)
    if (Array.isArray(options) && options.length > 0 && chosenBefore !== start) onChange?.(chosenBefore)
    if (document.activeElement === native.current) focusInside(box.current, INPUT)
  }, [isReady])

  function change(next: string) {
    setValue(next)
    holdValue(native.current, next)
    onChange?.(next)
  }

  const held = (id: string, invalid: { 'aria-invalid'?: true }) => ({
    ref: native,
    name,
    disabled,
    defaultValue: start,
    ...(isReady
      ? { ...heldProps, ...invalid, onFocus: () => focusInside(box.current, INPUT) }
      : { id, required, autoComplete, ...invalid, className: classes(control.bare, styles.native) }),
  })

  return (
    <Field
      {...{ label, name, help, error, required, hideLabel, className }}
      aside={failed ? <Retry onRetry={fetchList} /> : unknown && <Unknown words={unknown} />}
    >
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div
          ref={box}
          className={classes(control.box, styles.box)}
          data-disabled={disabled || undefined}
          {...{ onPointerEnter: wake, onFocus: wake, onPointerDown: () => note(wasPressed) }}
        >
          {Array.isArray(options) ? (
            <select {...held(id, { ...(invalid && { 'aria-invalid': invalid }) })}>
              <option value="">{placeholder}</option>
              {(options as readonly Option[]).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            <input type="text" {...held(id, { ...(invalid && { 'aria-invalid': invalid }) })} />
          )}
          {isReady && chosen?.flag && <Flag country={chosen.flag} />}
          {isReady && !loaded && (
            <Face>
              <input
                key={chosen?.label ?? ''}
                ref={typed}
                id={id}
                type="text"
                role="combobox"
                aria-expanded="false"
                aria-autocomplete="list"
                aria-describedby={describedBy}
                aria-invalid={invalid}
                autoComplete="off"
                className={classes(control.bare, styles.input)}
                {...{ placeholder, disabled, required }}
                defaultValue={chosen?.label ?? ''}
              />
            </Face>
          )}
          {loaded && (
            <loaded.Part
              {...loaded.kept}
              {...{ box, id, describedBy, placeholder, disabled }}
              labelId={`${id}-label`}
              invalid={invalid ?? false}
              required={required ?? false}
              options={list}
              onChange={change}
              onUnknown={setUnknown}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function Face({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="chevron-down" className={styles.arrow} />
    </>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <span role="alert" className={styles.failed}>
      {t('The list could not be loaded.')}
      <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </span>
  )
}

function Unknown({ words }: { words: string }) {
  return (
    <span role="alert" className={styles.failed}>
      {t('“{words}” is not in the list. Please choose one from it.', { words })}
    </span>
  )
}

function note(flag: { current: boolean }) {
  flag.current = true
}
