import { texts } from './texts'

const ADDRESS = /^(https?:\/\/|\/)[^\s,]+$/i
/** Characters that all addresses of one punch may take together. */
export const MAX_PICTURES = 2000

/** Why an address cannot be added to these; null when it can. */
export function pictureFault(url: string, before: readonly string[]): string | null {
  if (!ADDRESS.test(url)) return texts.pictureInvalid
  if (before.includes(url)) return texts.pictureTwice
  return [...before, url].join(',').length > MAX_PICTURES ? texts.pictureTooMany : null
}
