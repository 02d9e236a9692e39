import { texts } from './texts'

const NAME = /\.(pdf|jpe?g|png)$/i
const MAX_BYTES = 5 * 1024 * 1024
/** As many files as are saved at once. */
export const MAX_FILES = 100

export const ACCEPTED = '.jpg,.jpeg,.png,.pdf'

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name)

/** Why a file cannot be a paper; null when it can. The server looks into it all the same. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!NAME.test(name)) return texts.format
  if (size === 0) return texts.emptyFile
  return size > MAX_BYTES ? texts.size : null
}
