import { t } from '@sojourn/contract/words/t'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { focusInside, hasFocus, heldProps, holdValue } from '../form/held-value.ts'
import { classes } from '../text/classes.ts'
import { Flag } from '../text/flag.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './phone-input.module.css'
import {
  type DialCode,
  dialKey,
  digitsOf,
  PHONE_PROBLEM,
  type Phone,
  phoneOf,
  splitPhone,
} from './phone-number.ts'

interface Props extends FieldProps {
  /** The number is the input `name`, its dial code the input `name_code`; `phoneFrom` reads both. */
  name: string
  codes: readonly DialCode[]
  /** The number is stored with its dial code: `+447911123456`. */
  defaultValue?: string
  /** The country whose dial code stands there at first. */
  country?: string
  onChange?: (phone: Phone) => void
}

const MOST_DIGITS = 15

/** A number that can be dialled from anywhere: the country's code, searchable, and the digits after it. */
export function PhoneInput(props: Props) {
  const { label, name, help, error, required, hideLabel, className, codes } = props
  const isReady = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const { loaded, wake, load } = useLazy(
    () => import('./lazy/dial-code-select.tsx'),
    () => ({
      hadFocus: hasFocus(box.current?.firstElementChild ?? null),
      wasPressed: wasPressed.current,
    }),
  )

  const { select, digits, start, dial, problem, chooseCode, typing } = usePhone(props, isReady)

  return (
    <Field {...{ label, name, help, required, hideLabel, className }} error={error ?? problem}>
      {(field) => (
        <div ref={box} className={classes(control.box, styles.box)}>
          <span className={styles.code} {...wake}>
            <select
              ref={select}
              name={`${name}_code`}
              aria-label={t('Dial code')}
              defaultValue={start.key}
              {...(isReady
                ? { ...heldProps, onFocus: () => focusInside(box.current, 'button') }
                : { className: styles.native })}
            >
              {codes.map((one) => (
                <option key={dialKey(one)} value={dialKey(one)}>
                  {one.code} {one.country}
                </option>
              ))}
            </select>
            {isReady && !loaded && (
              <Opener
                dial={dial}
                onPress={() => {
                  wasPressed.current = true
                  void load()
                }}
              />
            )}
            {loaded && (
              <loaded.Part {...loaded.kept} {...{ box, codes, dial }} onChange={chooseCode}>
                <DialFace dial={dial} />
              </loaded.Part>
            )}
          </span>
          <input
            {...field}
            ref={digits}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={MOST_DIGITS + 9}
            defaultValue={start.digits}
            className={control.bare}
            {...typing}
          />
        </div>
      )}
    </Field>
  )
}

/** A number comes of the code that is chosen and the digits that are typed. */
function usePhone({ name, codes, country, defaultValue, onChange }: Props, isReady: boolean) {
  const stored = defaultValue ? splitPhone(defaultValue, codes, country) : undefined
  const first = stored?.dial ?? codes.find(({ iso }) => iso === country) ?? codes[0]
  const startKey = String(useDefault(`${name}_code`, first && dialKey(first)) ?? '')
  const startDigits = String(useDefault(name, stored?.national) ?? '')
  const [key, setKey] = useState(startKey)
  const select = useRef<HTMLSelectElement>(null)
  const digits = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const dial = codes.find((one) => dialKey(one) === key) ?? first

  // The browser's own list holds what was chosen before the script came.
  useEffect(() => {
    if (isReady && select.current) setKey(select.current.value)
  }, [isReady])

  function tell(next = dial) {
    if (next) onChange?.(phoneOf(next, digits.current?.value ?? ''))
  }

  function chooseCode(next: DialCode) {
    setKey(dialKey(next))
    holdValue(select.current, dialKey(next))
    tell(next)
  }

  function keepDigits(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const bare = digitsOf(input.value).slice(0, MOST_DIGITS)
    if (bare !== input.value) input.value = bare
    tell()
  }

  function settle() {
    const typed = digits.current?.value ?? ''
    setProblem(dial && typed !== '' && phoneOf(dial, typed).e164 === null ? PHONE_PROBLEM : undefined)
  }

  /** A whole number with its plus brings its own dial code. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text').trim()
    const whole = /^(\+|00)/.test(text) ? splitPhone(text, codes, dial?.iso) : undefined
    if (!whole) return
    event.preventDefault()
    holdValue(digits.current, whole.national.slice(0, MOST_DIGITS))
    chooseCode(whole.dial)
  }

  return {
    select,
    digits,
    start: { key: startKey, digits: startDigits },
    dial,
    problem,
    chooseCode,
    typing: { onInput: keepDigits, onPaste: paste, onBlur: settle },
  }
}

const Opener = ({ dial, onPress }: { dial: DialCode | undefined; onPress: () => void }) => (
  <button
    type="button"
    className={styles.opener}
    aria-haspopup="listbox"
    aria-label={t('Dial code {code} {country}', { code: dial?.code ?? '', country: dial?.country ?? '' })}
    onClick={onPress}
  >
    <DialFace dial={dial} />
  </button>
)

function DialFace({ dial }: { dial: DialCode | undefined }) {
  return (
    <>
      {dial && <Flag country={dial.iso} />}
      <span data-figures dir="ltr">
        {dial?.code}
      </span>
      <Icon name="chevron-down" size="s" />
    </>
  )
}
