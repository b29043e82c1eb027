import type { FieldError } from '@sojourn/contract/calls/errors'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { articleMessages, MOST_ARTICLE_HTML } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { rich } from '../../words/rich.tsx'
import { ArticleBar } from './article-bar.tsx'
import css from './article-form.module.css'
import { titleOf } from './article-line.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleStatus } from './article-status.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { CoverField } from './cover-field.tsx'
import { MissingParts } from './missing-parts.tsx'
import { isInSettings } from './parts-of-article.ts'
import { SettingsDrawer } from './settings-drawer.tsx'
import { TitleField } from './title-field.tsx'
import { useArticleActions } from './use-article-actions.ts'
import { useSavedArticle } from './use-saved-article.ts'
import { WordsField } from './words-field.tsx'

/** An article on its paper, as readers will see it. It is saved as one types, and sent when one says so. */
export function ArticleForm({ article, above }: { article: OwnArticle; above: ReactNode }) {
  const saved = useSavedArticle(article)
  const { written, change } = saved
  const { keep } = useArticleActions()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [missing, setMissing] = useState<readonly FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const mustFocus = useRef(false)
  const isPreview = params.get('view') === 'preview'
  const isInDrawer = params.get('panel') === 'settings'
  const errorOf = (field: string) => missing.find((one) => one.field === field)?.message

  // The place of what is wrong may have to come first: out of the preview, or with the drawer.
  useEffect(() => {
    if (!mustFocus.current || isPreview) return
    if (focusFirstWrong(form.current, isInDrawer)) mustFocus.current = false
  })

  const go = (to: { view?: 'preview'; panel?: 'settings' }) => setParams(to, { preventScrollReset: true })

  async function preview() {
    if (!isPreview) await saved.saveNow().catch(() => {})
    go(isPreview ? {} : { view: 'preview' })
  }

  function complain(fields: readonly FieldError[]) {
    mustFocus.current = true
    setMissing(fields)
    go(fields.every(isInSettings) ? { panel: 'settings' } : {})
  }

  async function submit() {
    // A text that is too long was not saved: what was saved before is not what was meant.
    if (written.description.length > MOST_ARTICLE_HTML)
      return complain([{ field: 'description', message: articleMessages.tooLong }])
    setBusy(true)
    try {
      await saved.saveNow()
      const { data } = await browserApi('POST /account/consultant/articles/{id}/submit', {
        params: { id: article.id },
        body: { version: saved.version() },
      })
      setMissing([])
      toast.success(wordsAfter(data))
      // Changes in review stand with what readers see meanwhile.
      await navigate(data.path ? agentPaths.publishedArticles() : agentPaths.articles())
      keep(data)
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) complain(error.fields)
      toast.error(sentenceOf(error, t('An error occurred. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={form} className={css.form}>
      <div className={css.above}>
        {above}
        <span className={css.state}>
          <ArticleStatus article={article} />
        </span>
      </div>
      <ArticleBar
        article={article}
        state={saved.state}
        onRetry={saved.retry}
        isPreview={isPreview}
        onPreview={() => void preview()}
        onSettings={() => go({ ...(isPreview && { view: 'preview' }), panel: 'settings' })}
        onSend={() => void submit()}
        isSending={busy}
        mayNotSend={saved.conflict}
      />
      <div className={css.notes}>
        {article.review_reason && (
          <Banner tone="warning">
            {rich('Our team asked for changes: {reason}', {
              reason: <span className={css.reason}>{article.review_reason}</span>,
            })}
          </Banner>
        )}
        {saved.conflict && <ConflictBanner onSettle={saved.settle} />}
        {missing.length > 0 && (
          <MissingParts missing={missing} onSettings={() => go({ panel: 'settings' })} />
        )}
      </div>

      {isPreview ? (
        <ArticlePreview article={article} written={written} />
      ) : (
        <div className={css.paper}>
          <h1 data-hidden>
            <bdi>{titleOf(written)}</bdi>
          </h1>
          <CoverField article={article} error={errorOf('cover')} onSaved={saved.take} />
          <TitleField
            title={written.title}
            error={errorOf('title')}
            onChange={(title) => change({ title })}
            onEnd={() => form.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
          />
          <WordsField
            key={saved.round}
            article={article}
            html={written.description}
            error={errorOf('description')}
            onChange={(description) => change({ description })}
          />
        </div>
      )}

      <SettingsDrawer
        open={isInDrawer}
        onClose={() => go(isPreview ? { view: 'preview' } : {})}
        article={article}
        written={written}
        errorOf={errorOf}
        onChange={change}
        onSaved={saved.take}
      />
    </div>
  )
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

function wordsAfter({ path, changes }: OwnArticle) {
  if (changes === 'in_review')
    return t('Sent. Readers see the old version until our team has read the changes')
  return path ? t('Your article is published') : t('Sent for review. We publish it once it is approved')
}
