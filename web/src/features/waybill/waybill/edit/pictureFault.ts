import { texts } from './texts'

const ADDRESS = /^(https?:\/\/|\/)[^\s,]+$/i
/** Characters that all addresses of one punch may take together. */
export const MAX_PICTURES = 2000

const TYPES = ['image/jpeg', 'image/png']
const MAX_BYTES = 5 * 1024 * 1024

/** Why a file cannot be uploaded as a picture of `what`; null when it can. The server looks into it all the same. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>, what: string): string | null {
  if (!TYPES.includes(type)) return texts.pictureFormat(what)
  return size > MAX_BYTES ? texts.pictureSize(what) : null
}

/** Why an address cannot be added to these; null when it can. */
export function pictureFault(url: string, before: readonly string[]): string | null {
  if (!ADDRESS.test(url)) return texts.pictureInvalid
  if (before.includes(url)) return texts.pictureTwice
  return [...before, url].join(',').length > MAX_PICTURES ? texts.pictureTooMany : null
}
