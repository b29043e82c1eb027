import type { FieldError } from '@sojourn/contract/calls/errors'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_TITLE,
  articleMessages,
  MOST_ARTICLE_HTML,
} from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import panel from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { SaveState } from '../../ui/form/save-state.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { PageTitle, Row, Stack } from '../../ui/text/layout.tsx'
import css from './article-form.module.css'
import { titleOf } from './article-line.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleStatus } from './article-status.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { CoverField } from './cover-field.tsx'
import { ServicesField } from './services-field.tsx'
import { useArticleActions } from './use-article-actions.ts'
import { useSavedArticle } from './use-saved-article.ts'
import { WordsField } from './words-field.tsx'

/** Everything an article has. It is saved as one types, and sent when one says so. */
export function ArticleForm({ article, above }: { article: OwnArticle; above: ReactNode }) {
  const saved = useSavedArticle(article)
  const { written, change } = saved
  const { keep } = useArticleActions()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [missing, setMissing] = useState<readonly FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isPreview = params.get('view') === 'preview'
  const errorOf = (field: string) => missing.find((one) => one.field === field)?.message
  const isPublic = article.path !== null
  const title = titleOf(written)

  async function show(view: 'preview' | null) {
    if (view) await saved.saveNow().catch(() => {})
    setParams(view ? { view } : {})
  }

  function complain(fields: readonly FieldError[]) {
    flushSync(() => {
      setMissing(fields)
      if (isPreview) setParams({})
    })
    focusFirstWrong(form.current)
  }

  async function submit() {
    // What is too long was not saved: what was saved before is not what was meant.
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
      toast.error(sentenceOf(error, 'An error occurred. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={form} className={css.form}>
      <PageTitle
        above={above}
        intro={
          <span className={css.state}>
            <ArticleStatus article={article} />
          </span>
        }
      >
        <bdi>{title}</bdi>
      </PageTitle>
      <Stack gap={4}>
        {article.review_reason && (
          <Banner tone="warning">
            Our team asked for changes: <span className={css.reason}>{article.review_reason}</span>
          </Banner>
        )}
        {saved.conflict && <ConflictBanner onSettle={saved.settle} />}
      </Stack>

      {isPreview ? (
        <ArticlePreview article={article} written={written} />
      ) : (
        <div className={panel.panels}>
          <Panel
            id="words"
            title="Your article"
            intro="Write for somebody who asks you this for the first time."
          >
            <Stack gap={5}>
              <TextInput
                label="Title"
                name="title"
                dir="auto"
                required
                value={written.title}
                error={errorOf('title')}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
                help={<TitleCounter title={written.title} />}
              />
              <WordsField
                key={saved.round}
                article={article}
                html={written.description}
                error={errorOf('description')}
                onChange={(description) => change({ description })}
              />
            </Stack>
          </Panel>
          <Panel id="cover" title="Cover" intro="Shown above the article and on its card, in 16:9.">
            <CoverField article={article} error={errorOf('cover')} onSaved={saved.take} />
          </Panel>
          <Panel
            id="about"
            title="What it is about"
            intro="Readers find it by these, and can hire you at once."
          >
            <Stack gap={5}>
              <Select
                label="Category"
                name="category"
                required
                value={written.category}
                placeholder="Select a category"
                choices={ARTICLE_CATEGORIES.map((value) => ({ value, label: value }))}
                error={errorOf('category')}
                onChange={({ currentTarget }) => change({ category: currentTarget.value })}
              />
              <ServicesField
                chosen={written.services}
                error={errorOf('services')}
                onChange={(services) => change({ services })}
              />
            </Stack>
          </Panel>
          <Panel id="files" title="Files" intro="Checklists and forms that readers can download.">
            <AttachmentsField article={article} onSaved={saved.take} />
          </Panel>
        </div>
      )}

      <div className={css.end}>
        <SaveState state={saved.state} onRetry={saved.retry} />
        <Row gap={3}>
          <Button
            variant="secondary"
            icon={isPreview ? 'edit' : 'eye'}
            onClick={() => void show(isPreview ? null : 'preview')}
          >
            {isPreview ? 'Write' : 'Preview'}
          </Button>
          <Button busy={busy} disabled={saved.conflict} onClick={submit}>
            {sendWords(article, isPublic)}
          </Button>
        </Row>
      </div>
    </div>
  )
}

/** The editor, the cover and the services are no single inputs: the first thing in them that takes the focus does. */
function focusFirstWrong(form: HTMLElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  const control = wrong?.hasAttribute('data-wrong')
    ? wrong.querySelector<HTMLElement>('[role="textbox"], input, a')
    : wrong
  control?.focus()
}

function sendWords({ trusted }: OwnArticle, isPublic: boolean) {
  if (trusted) return isPublic ? 'Publish changes' : 'Publish'
  return isPublic ? 'Send changes for review' : 'Send for review'
}

function wordsAfter({ path, changes }: OwnArticle) {
  if (changes === 'in_review') return 'Sent. Readers see the old version until our team has read the changes'
  return path ? 'Your article is published' : 'Sent. Our team reads it before it is published'
}

/** How far a title is from what cards and search engines show well. */
function TitleCounter({ title }: { title: string }) {
  const { length } = title.trim()
  const { least, most } = ARTICLE_TITLE
  const isRight = length >= least && length <= most
  return (
    <span className={css.counter} data-right={isRight || undefined}>
      {length}/{most}
      {length < least && `, at least ${least}`}
      {length > most && `, ${length - most} too many`}
    </span>
  )
}
