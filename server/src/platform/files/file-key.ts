const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

/** Keys are made of our own words and ids, such as `documents/{id}`; a name somebody typed is not one. */
export function checkKey(key: string) {
  if (!KEY.test(key) || key.length > 200) throw new Error(`"${key}" is no key for a file`)
  return key
}
