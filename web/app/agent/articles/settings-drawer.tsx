import { ARTICLE_CATEGORIES } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Select } from '../../ui/choice/select.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { ServicesField } from './services-field.tsx'
import css from './settings-drawer.module.css'
import type { Written } from './written.ts'

interface Props {
  open: boolean
  onClose: () => void
  article: OwnArticle
  written: Written
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Written>) => void
  onSaved: (article: OwnArticle) => void
}

/** All that goes with an article and is not on its paper. */
export const SettingsDrawer = ({ open, onClose, article, written, errorOf, onChange, onSaved }: Props) => (
  <Modal drawer open={open} onClose={onClose} title={t('Settings')}>
    <Stack gap={6}>
      <Part
        id="about"
        title={t('What it is about')}
        intro={t('Readers find it by these, and can hire you at once.')}
      >
        <Select
          label={t('Category')}
          name="category"
          required
          value={written.category}
          placeholder={t('Select a category')}
          choices={ARTICLE_CATEGORIES.map((value) => ({ value, label: value }))}
          error={errorOf('category')}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        />
        <ServicesField
          chosen={written.services}
          error={errorOf('services')}
          onChange={(services) => onChange({ services })}
        />
      </Part>
      <Part id="files" title={t('Files')} intro={t('Checklists and forms that readers can download.')}>
        <AttachmentsField article={article} onSaved={onSaved} />
      </Part>
    </Stack>
  </Modal>
)

const Part = (props: { id: string; title: string; intro: string; children: ReactNode }) => (
  <section id={props.id} className={css.part} aria-labelledby={`${props.id}-title`}>
    <h3 id={`${props.id}-title`} className={css.title}>
      {props.title}
    </h3>
    <p className={css.intro}>{props.intro}</p>
    {props.children}
  </section>
)
