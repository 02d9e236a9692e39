import { texts } from './texts'

const ADDRESS = /^(https?:\/\/|\/)[^\s,]+$/i
/** Most characters of all addresses of a punch. */
export const MAX_PICTURES = 2000

const TYPES = ['image/jpeg', 'image/png']
const MAX_BYTES = 5 * 1024 * 1024

/** Reason why a file cannot be a picture of `what`; null when it can. The server checks it again. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>, what: string): string | null {
  if (!TYPES.includes(type)) return texts.pictureFormat(what)
  return size > MAX_BYTES ? texts.pictureSize(what) : null
}

/** Reason why an address cannot be added to others; null when it can. */
export function pictureFault(url: string, before: readonly string[]): string | null {
  if (!ADDRESS.test(url)) return texts.pictureInvalid
  if (before.includes(url)) return texts.pictureTwice
  return [...before, url].join(',').length > MAX_PICTURES ? texts.pictureTooMany : null
}

const OWN_FILE = /^https?:\/\/[^/]+(\/files\/[0-9a-f-]{36}\?token=[\w-]+)$/i

/** Address from which a picture is fetched: for a stored file this very server, even if its link names another one. */
export const pictureSource = (url: string) => OWN_FILE.exec(url)?.[1] ?? url

/** The addresses of pictures in a comma-separated field. */
export const picturesOf = (field: string | null) => field?.split(',').filter(Boolean) ?? []
