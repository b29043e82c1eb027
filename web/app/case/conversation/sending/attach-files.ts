import { documentFile } from '@sojourn/contract/calls/file'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { fileProblem } from '../../../ui/file/file-rules.ts'

/** Each file is a message of its own; one that cannot be sent says why. */
export function attachFiles(files: Iterable<File>, send: (message: string, file: File) => void) {
  for (const file of files) {
    const problem = fileProblem(file, documentFile)
    if (problem) toast.error(`${file.name}: ${problem}`)
    else send('', file)
  }
}
