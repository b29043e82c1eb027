/** The types of pg leave this part of it out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null | undefined }
  export default utils
}
