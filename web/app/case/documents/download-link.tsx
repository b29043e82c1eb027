import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import { rich } from '../../words/rich.tsx'

/** A file of a case to keep on one's own device. */
export const DownloadLink = ({ path, fileName }: { path: string; fileName: string }) => (
  <a href={`/api${path}`} download={fileName} className={buttonClass({ variant: 'quiet', size: 's' })}>
    <ButtonFace icon="download">
      {rich('Download<span> {fileName}</span>', {
        fileName,
        span: (words) => <span data-hidden>{words}</span>,
      })}
    </ButtonFace>
  </a>
)
