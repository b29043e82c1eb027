import { t } from '@sojourn/contract/words/t'
import {
  type ContextType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import control from '../../form/control.module.css'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import { fitOf, type Option, searchOptions } from '../option-search.ts'
import styles from './list.module.css'
import { OptionItem } from './option-item.tsx'
import { otherNamesOf } from './other-names.ts'
import { placeAt } from './place-at.ts'

interface Props {
  value: string
  /** The text may not be that of any option. */
  typed: string
  /** From where to where it was marked: where the caret stood. */
  marked: readonly [number, number]
  hadFocus: boolean
  wasPressed: boolean
  box: RefObject<HTMLElement | null>
  id: string
  labelId: string
  describedBy: string | undefined
  placeholder: string | undefined
  disabled: boolean | undefined
  invalid: boolean
  required: boolean
  /** Undefined while they are fetched. */
  options: readonly Option[] | undefined
  onChange: (value: string) => void
  /** Hears of words that are no option when the person leaves them, and of nothing when that is over. */
  onUnknown: (words: string | null) => void
}

const NO_OPTIONS: readonly Option[] = []

export default function LazyComboBox(props: Props) {
  const { value, typed, marked, hadFocus, wasPressed, box, labelId, describedBy, placeholder, onChange } =
    props
  const options = props.options ?? NO_OPTIONS
  const [search, setSearch] = useState('')

  // Typing goes on where it was: who came by Tab, for one, types over what stood there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (hadFocus)
      box.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.setSelectionRange(...marked)
  }, [])

  const byLabel = useMemo(() => new Map(options.map((option) => [option.label, option])), [options])
  const withKeys = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options])
  const fitsOf = useMemo(() => rankedOnce(options), [options])
  const items = useMemo(() => {
    if (search === '' || byLabel.has(search)) return withKeys
    const fits = fitsOf(search)
    const place = ({ value }: Option) => fits.get(value) ?? Number.POSITIVE_INFINITY
    return withKeys.toSorted((one, other) => compare(place(one), place(other)))
  }, [withKeys, byLabel, fitsOf, search])
  const begun = hadFocus && typed !== '' && !byLabel.has(typed)
  return (
    <ComboBox
      className={classes(styles.root)}
      id={props.id}
      aria-labelledby={labelId}
      {...(describedBy && { 'aria-describedby': describedBy })}
      defaultItems={items}
      defaultSelectedKey={value || null}
      defaultInputValue={typed}
      defaultFilter={(label, search) => {
        const option = byLabel.get(label)
        return option !== undefined && fitsOf(search).has(option.value)
      }}
      onInputChange={setSearch}
      allowsCustomValue
      allowsEmptyCollection
      isDisabled={props.disabled ?? false}
      isInvalid={props.invalid}
      isRequired={props.required}
      validationBehavior="aria"
      autoFocus={hadFocus}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    >
      <Field placeholder={placeholder} />
      <KeepsWords options={props.options} onUnknown={props.onUnknown} hadFocus={hadFocus} />
      {hadFocus && (begun || wasPressed) && <OpenAtOnce search={begun} />}
      <OpenWhilePageScrolls>
        <Popover className={classes(styles.popover)} {...placeAt(box)}>
          <ListBox
            className={classes(styles.list)}
            renderEmptyState={() => (
              <p className={styles.empty}>{props.options ? t('No result found') : t('Loading…')}</p>
            )}
          >
            {(option: Option) => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </OpenWhilePageScrolls>
      <FirstFits />
    </ComboBox>
  )
}

/**
 * Each value has how well it fits. Asked again for the same letters it answers from memory: the list asks for each
 * line.
 */
function rankedOnce(options: readonly Option[]) {
  let last: { search: string; fits: ReadonlyMap<string, number> } | null = null
  return (search: string) => {
    if (last?.search !== search) last = { search, fits: fitsByValue(options, search) }
    return last.fits
  }
}

const fitsByValue = (options: readonly Option[], search: string) =>
  new Map(
    options.flatMap((option) => {
      const fit = fitOf(option, search, otherNamesOf)
      return fit === null ? [] : [[option.value, fit] as const]
    }),
  )

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** A press anywhere in it opens the whole list, as in the browser's own. */
function Field({ placeholder }: { placeholder: string | undefined }) {
  const state = useContext(ComboBoxStateContext)

  /** Esc closes the list, not the dialog it may stand in. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key === 'Escape' && state?.isOpen) event.preventDefault()
  }

  return (
    <div className={styles.group} {...{ onKeyDownCapture }}>
      <Input
        className={classes(control.bare, styles.input)}
        {...(placeholder && { placeholder })}
        onClick={() => state?.isOpen || state?.open(null, 'manual')}
      />
      <Button className={classes(styles.opener)}>
        <Icon name="chevron-down" />
      </Button>
    </div>
  )
}

/** Marks the first that fits what was typed, so that Enter and Tab take it. Stands after the list, which marks nothing when it opens. */
function FirstFits() {
  const state = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (!state?.isOpen || state.selectionManager.focusedKey !== null || !isTyped(state)) return
    state.selectionManager.setFocusedKey(state.collection.getFirstKey())
  })
  return null
}

type State = NonNullable<ContextType<typeof ComboBoxStateContext>>

const isTyped = ({ inputValue, selectedItem }: State) =>
  inputValue.trim() !== '' && inputValue !== selectedItem?.textValue

/** Words that were typed and left take the option they name, or stay and are said to be no option. */
function KeepsWords({ options, onUnknown, hadFocus }: Pick<Props, 'options' | 'onUnknown' | 'hadFocus'>) {
  const state = useContext(ComboBoxStateContext)
  // Somebody who was typing while this was on its way has not left.
  const [wasIn, setWasIn] = useState(!hadFocus)
  if (state?.isFocused && !wasIn) setWasIn(true)
  const isLeft = state !== null && wasIn && !state.isFocused && state.selectedKey === null
  const words = isLeft && options ? state.inputValue : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the words are left, or the list has come
  useEffect(() => {
    if (words.trim() === '') return onUnknown(null)
    const fitting = searchOptions(options ?? [], words, otherNamesOf).filter(({ always }) => !always)
    const [first] = fitting
    const isNamed = first && (fitting.length === 1 || fitOf(first, words, otherNamesOf) === 0)
    if (isNamed) state?.setSelectedKey(first.value)
    onUnknown(isNamed ? null : words)
  }, [words, options])
  return null
}

/**
 * The list moves with the page, so a scroll of the page need not close it: closing would take what was typed along.
 * Any other scroll around the field, as in a dialog, does close it.
 */
function OpenWhilePageScrolls({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  if (!state) return children
  const close = () => isScrollOfPage(window.event) || state.close()
  return <OverlayTriggerStateContext value={{ ...state, close }}>{children}</OverlayTriggerStateContext>
}

const isScrollOfPage = (event: Event | undefined) => event?.type === 'scroll' && event.target === document

/**
 * The person was at it already while this was on its way. Coming to the field may have moved a dialog, which closes a
 * list: it opens once the browser has told of that, unless what they typed meanwhile has opened it.
 */
function OpenAtOnce({ search }: { search: boolean }) {
  const state = useContext(ComboBoxStateContext)
  const newest = useRef(state)
  newest.current = state
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!newest.current?.isOpen) newest.current?.open(null, search ? 'input' : 'manual')
    })
    return () => cancelAnimationFrame(frame)
  }, [search])
  return null
}
