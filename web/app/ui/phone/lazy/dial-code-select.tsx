import { t } from '@sojourn/contract/words/t'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select } from 'react-aria-components/Select'
import styles from '../../choice/lazy/list.module.css'
import { OptionItem } from '../../choice/lazy/option-item.tsx'
import { placeAt } from '../../choice/lazy/place-at.ts'
import { returnFocus } from '../../choice/lazy/return-focus.ts'
import control from '../../form/control.module.css'
import { classes } from '../../text/classes.ts'
import { Icon } from '../../text/icon.tsx'
import face from '../phone-input.module.css'
import { type DialCode, dialKey, matchesDialCode } from '../phone-number.ts'

interface Props {
  hadFocus: boolean
  wasPressed: boolean
  box: RefObject<HTMLElement | null>
  codes: readonly DialCode[]
  dial: DialCode | undefined
  onChange: (dial: DialCode) => void
  /** How the chosen one shows itself. */
  children: ReactNode
}

export default function LazyDialCodeSelect(props: Props) {
  const { hadFocus, wasPressed, box, codes, dial, onChange, children } = props
  const opener = useRef<HTMLButtonElement>(null)
  const byKey = new Map(codes.map((one) => [dialKey(one), one]))
  const options = codes.map((one) => ({
    id: dialKey(one),
    value: dialKey(one),
    label: one.country,
    dial: one,
  }))

  return (
    <Select
      aria-label={t('Dial code')}
      value={dial ? dialKey(dial) : null}
      defaultOpen={wasPressed}
      autoFocus={hadFocus && !wasPressed}
      onChange={(key) => {
        const chosen = byKey.get(String(key))
        if (chosen) onChange(chosen)
      }}
      onOpenChange={(open) => !open && returnFocus(opener)}
    >
      <Button
        ref={opener}
        className={classes(face.opener)}
        aria-label={t('Dial code {code} {country}', { code: dial?.code ?? '', country: dial?.country ?? '' })}
      >
        {children}
      </Button>
      <Popover className={classes(styles.popover)} {...placeAt(box)}>
        <Autocomplete filter={(_text, search, { key }) => matchesDialCode(byKey.get(String(key))!, search)}>
          <SearchField
            aria-label={t('Search a country or code')}
            autoFocus
            className={classes(styles.search)}
          >
            <Icon name="search" />
            <Input className={classes(control.bare, styles.input)} placeholder={t('Country or code')} />
          </SearchField>
          <ListBox
            items={options}
            className={classes(styles.list)}
            renderEmptyState={() => <p className={styles.empty}>{t('No result found')}</p>}
          >
            {(option) => (
              <OptionItem option={{ ...option, flag: option.dial.iso }} aside={option.dial.code} />
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  )
}
