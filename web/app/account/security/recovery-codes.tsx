import { PRODUCT } from '@sojourn/contract/calls/names'
import { t } from '@sojourn/contract/words/t'
import { saveFile } from '../../api/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import css from './two-step.module.css'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Shown this once: whoever loses the phone gets in with one of them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = codes.join('\n')
  return (
    <div className={css.recovery}>
      <p>
        {t(
          'Each code works once if you don’t have your phone. Print them or store them with your passwords. We won’t show them again.',
        )}
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <CopyButton text={text}>{t('Copy all')}</CopyButton>
        <Button
          variant="secondary"
          size="s"
          icon="download"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), fileName)}
        >
          {t('Download')}
        </Button>
      </div>
      <Button wide onClick={onKept}>
        {t('I’ve saved them')}
      </Button>
    </div>
  )
}

const fileName = `${PRODUCT.toLowerCase()}-recovery-codes.txt`
