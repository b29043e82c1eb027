/** Where browsers find a picture of an article. */
export const pictureAddress = (id: string) => `/api/article-pictures/${id}.webp`

/** Where its file lies. */
export const pictureKey = (id: string) => `article-pictures/${id}`
