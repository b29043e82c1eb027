import { lookAgain, type PaperRule } from './paper-facts.ts'

export const noDouble: PaperRule = {
  rule: 'double',
  name: 'Same file',
  check: ({ sameAs: [name] }) =>
    name === undefined
      ? null
      : lookAgain(`This is the same file as “${name}”. Please check that each document has its own.`),
}
