import { LANGUAGE } from '@sojourn/contract/words/language'
import { inLanguage, LANGUAGES, languageName } from '@sojourn/contract/words/languages'
import { t } from '@sojourn/contract/words/t'
import { useLocation } from 'react-router'
import { keepLanguage } from '../../layouts/language/keep-language.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { Select } from '../../ui/choice/select.tsx'

export function LanguagePanel() {
  const { pathname } = useLocation()
  return (
    <Panel
      title={t('Language')}
      intro={t(
        'The language of your pages and of our emails. Some pages are in English until they are translated.',
      )}
    >
      <Select
        label={t('Language')}
        hideLabel
        name="language"
        defaultValue={LANGUAGE}
        choices={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ currentTarget: { value } }) => void keepLanguage(value, inLanguage(value, pathname))}
      />
    </Panel>
  )
}
