export const pictureAddress = (id: string) => `/api/article-pictures/${id}.webp`

export const pictureKey = (id: string) => `article-pictures/${id}`
