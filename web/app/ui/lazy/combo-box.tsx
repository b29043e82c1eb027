import { type KeyboardEvent, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classes } from '../classes.ts'
import control from '../control.module.css'
import { Icon } from '../icon.tsx'
import { matchesOption, type Option } from '../option-search.ts'
import styles from './list.module.css'
import { OptionItem } from './option-item.tsx'
import { placeAt } from './place-at.ts'

interface Props {
  value: string
  /** What stood in the plain input, which may not be any option. */
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
}

export default function LazyComboBox(props: Props) {
  const { value, typed, marked, hadFocus, wasPressed, box, labelId, describedBy, placeholder, onChange } =
    props
  const options = props.options ?? []

  // Typing goes on where it was: who came by Tab, for one, types over what stood there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (hadFocus)
      box.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.setSelectionRange(...marked)
  }, [])

  const byLabel = new Map(options.map((option) => [option.label, option]))
  const begun = hadFocus && typed !== '' && !byLabel.has(typed)
  return (
    <ComboBox
      className={classes(styles.root)}
      id={props.id}
      aria-labelledby={labelId}
      {...(describedBy && { 'aria-describedby': describedBy })}
      defaultItems={options.map((option) => ({ ...option, id: option.value }))}
      defaultSelectedKey={value || null}
      defaultInputValue={typed}
      defaultFilter={(label, search) => {
        const option = byLabel.get(label)
        return option !== undefined && matchesOption(option, search)
      }}
      allowsEmptyCollection
      isDisabled={props.disabled ?? false}
      isInvalid={props.invalid}
      isRequired={props.required}
      validationBehavior="aria"
      autoFocus={hadFocus}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    >
      <Field placeholder={placeholder} />
      {hadFocus && (begun || wasPressed) && <OpenAtOnce search={begun} />}
      <OpenWhilePageScrolls>
        <Popover className={classes(styles.popover)} {...placeAt(box)}>
          <ListBox
            className={classes(styles.list)}
            renderEmptyState={() => (
              <p className={styles.empty}>{props.options ? 'No result found' : 'Loading…'}</p>
            )}
          >
            {(option: Option) => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </OpenWhilePageScrolls>
    </ComboBox>
  )
}

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
