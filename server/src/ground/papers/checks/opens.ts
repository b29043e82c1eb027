import { fine, lookAgain, type PaperRule } from './paper-facts.ts'

const FAULTS = {
  empty: 'This file is empty. Please choose the file again and upload it once more.',
  locked: 'This PDF asks for a password. Please save it without one and upload it again.',
  broken: 'This file does not open. Please open it on your device, save it again and upload that.',
  too_large: 'This picture has too many pixels to be opened. Please make it smaller and upload it again.',
}

export const opens: PaperRule = {
  rule: 'opens',
  name: 'Opening the file',
  check: ({ found: { fault } }) => (fault ? lookAgain(FAULTS[fault]) : fine()),
}
