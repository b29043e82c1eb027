/** As people remember it: without regard to case and spaces. */
export const normalAnswer = (answer: string) =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
