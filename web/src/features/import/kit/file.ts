import { texts } from './texts'

const KB = 1024
export const MB = 1024 * KB

const oneDecimal = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1, useGrouping: false })

/** A size as people read it. */
export const sizeText = (bytes: number): string =>
  bytes >= MB ? `${oneDecimal.format(bytes / MB)}MB` : `${oneDecimal.format(Math.max(0.1, bytes / KB))}KB`

const kinds: [RegExp, string][] = [
  [/\.(xls|xlt|et|ett)$/i, texts.oldFormat],
  [/\.(csv|tsv|txt)$/i, texts.textFile],
  [/\.ods$/i, texts.openDocument],
  [/\.(xlsm|xltm)$/i, texts.macros],
  [/\.xlsb$/i, texts.binary],
]

/** Refusal of a file by name and size; null where the server shall check it. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number): string | null {
  const told = kinds.find(([pattern]) => pattern.test(name))?.[1]
  if (told) return told
  if (!/\.xlsx$/i.test(name)) return texts.otherFormat
  if (size === 0) return texts.empty
  return size > maxBytes ? texts.tooLarge(sizeText(maxBytes), sizeText(size)) : null
}
