import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { isPicture } from './file-rules.ts'

const PdfPages = lazyPart(() => import('./lazy/pdf-pages.tsx'))

interface Props {
  /** Typed as what it was checked to be. */
  content: Blob
  name: string
}

/** A file in the page: a picture, or the pages of a PDF. */
export const DocumentPreview = ({ content, name }: Props) =>
  isPicture(content) ? (
    <DocumentPicture content={content} alt={name} />
  ) : (
    <Waits fallback={<Skeleton shape="block" />}>
      <PdfPages content={content} name={name} />
    </Waits>
  )
