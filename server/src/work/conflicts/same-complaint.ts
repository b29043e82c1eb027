interface Complaint {
  reason: string
  text: string
}

/** A complaint is the same in the same words: how they are set apart or stressed says nothing new. */
export const isTheSame = (one: Complaint, other: Complaint) =>
  one.reason === other.reason && words(one.text) === words(other.text)

const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
