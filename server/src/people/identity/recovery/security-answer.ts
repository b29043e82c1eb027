/** People remember an answer without regard to case and spaces. */
export const normalAnswer = (answer: string) =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
