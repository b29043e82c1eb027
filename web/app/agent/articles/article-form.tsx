import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Banner } from '../../ui/feedback/banner.tsx'
import { rich } from '../../words/rich.tsx'
import { ArticleBar } from './article-bar.tsx'
import css from './article-form.module.css'
import { ArticlePaper } from './article-paper.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleStatus } from './article-status.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { MissingParts } from './missing-parts.tsx'
import { isInSettings } from './parts-of-article.ts'
import { SettingsDrawer } from './settings-drawer.tsx'
import { useSavedArticle } from './use-saved-article.ts'
import { useSendArticle } from './use-send-article.ts'
import { WhyHidden } from './why-hidden.tsx'

/** An article on its paper, as readers will see it. It is saved as one types, and sent when one says so. */
export function ArticleForm({ article, above }: { article: OwnArticle; above: ReactNode }) {
  const saved = useSavedArticle(article)
  const { isPreview, isInDrawer, go } = useArticleView()
  const { form, focusWrong } = useFocusOnWrong({ isPreview, isInDrawer })
  const { missing, busy, send } = useSendArticle(article, saved, (fields) => {
    focusWrong()
    go(fields.every(isInSettings) ? { panel: 'settings' } : {})
  })
  const errorOf = (field: string) => missing.find((one) => one.field === field)?.message

  async function preview() {
    if (!isPreview) await saved.saveNow().catch(() => {})
    go(isPreview ? {} : { view: 'preview' })
  }

  return (
    <div ref={form} className={css.form}>
      <Above article={article}>{above}</Above>
      <ArticleBar
        article={article}
        state={saved.state}
        onRetry={saved.retry}
        isPreview={isPreview}
        onPreview={() => void preview()}
        onSettings={() => go({ ...(isPreview && { view: 'preview' }), panel: 'settings' })}
        onSend={() => void send()}
        isSending={busy}
        mayNotSend={saved.conflict || !mayShowAgain(article, saved.state)}
      />
      <div className={css.notes}>
        {article.hiding && <WhyHidden hiding={article.hiding} />}
        {article.review_reason && <AskedChanges reason={article.review_reason} />}
        {saved.conflict && <ConflictBanner onSettle={saved.settle} />}
        {missing.length > 0 && (
          <MissingParts missing={missing} onSettings={() => go({ panel: 'settings' })} />
        )}
      </div>

      {isPreview ? (
        <ArticlePreview article={article} written={saved.written} />
      ) : (
        <ArticlePaper article={article} saved={saved} errorOf={errorOf} />
      )}

      <SettingsDrawer
        open={isInDrawer}
        onClose={() => go(isPreview ? { view: 'preview' } : {})}
        article={article}
        written={saved.written}
        errorOf={errorOf}
        onChange={saved.change}
        onSaved={saved.take}
      />
    </div>
  )
}

const Above = ({ article, children }: { article: OwnArticle; children: ReactNode }) => (
  <div className={css.above}>
    {children}
    <span className={css.state}>
      <ArticleStatus article={article} />
    </span>
  </div>
)

/** A hidden article is read again once something in it has changed; one that a report hides is not read at all. */
const mayShowAgain = ({ hiding, may }: OwnArticle, state: ReturnType<typeof useSavedArticle>['state']) =>
  !hiding || (!hiding.by_report && (may.includes('submit') || state !== 'untouched'))

const AskedChanges = ({ reason }: { reason: string }) => (
  <Banner tone="warning">
    {rich('Our team asked for changes: {reason}', { reason: <bdi className={css.reason}>{reason}</bdi> })}
  </Banner>
)

/** Preview and drawer stand in the address. */
function useArticleView() {
  const [params, setParams] = useSearchParams()
  return {
    isPreview: params.get('view') === 'preview',
    isInDrawer: params.get('panel') === 'settings',
    go: (to: { view?: 'preview'; panel?: 'settings' }) => setParams(to, { preventScrollReset: true }),
  }
}

/** The place of what is wrong may have to come first: out of the preview, or with the drawer. */
function useFocusOnWrong({ isPreview, isInDrawer }: { isPreview: boolean; isInDrawer: boolean }) {
  const form = useRef<HTMLDivElement>(null)
  const mustFocus = useRef(false)
  useEffect(() => {
    if (!mustFocus.current || isPreview) return
    if (focusFirstWrong(form.current, isInDrawer)) mustFocus.current = false
  })
  return {
    form,
    focusWrong() {
      mustFocus.current = true
    },
  }
}

/** The editor, the cover and the services are no single inputs: the first thing in them that takes the focus does. */
function focusFirstWrong(form: HTMLElement | null, isInDrawer: boolean) {
  const place = isInDrawer ? form?.querySelector<HTMLElement>('dialog[open]') : form
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  const control = wrong?.hasAttribute('data-wrong')
    ? wrong.querySelector<HTMLElement>('[role="textbox"], input, a')
    : wrong
  control?.focus()
  return control !== null && control !== undefined
}
