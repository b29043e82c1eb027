const HALF_A_SECOND_MS = 500

export const halfASecond = () => new Promise<void>((resolve) => setTimeout(resolve, HALF_A_SECOND_MS))
