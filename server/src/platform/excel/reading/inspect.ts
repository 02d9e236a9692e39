import { type Part, partsOf } from './directory.js'
import type { ReadLimits } from './limits.js'
import { FileRefused, type RefusalReason } from './refusal.js'

const ARCHIVE = Buffer.from('PK\x03\x04')
/** First bytes of compound files: Excel before 2007, and any workbook with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const PASSWORD = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Finds the kind of a file by its content, whatever its name, and lists its parts without unpacking any. Cheap enough
 * for the event loop.
 */
export function inspect(file: Buffer, limits: ReadLimits): Part[] {
  if (file.length === 0) throw new FileRefused('EMPTY')
  if (file.length > limits.fileBytes) throw new FileRefused('TOO_LARGE', file.length)
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    throw new FileRefused(file.includes(PASSWORD) ? 'ENCRYPTED' : 'OLD_FORMAT')
  }
  if (!file.subarray(0, ARCHIVE.length).equals(ARCHIVE)) throw new FileRefused(otherFormat(file))
  const parts = partsOf(file, limits)
  refuseOddPaths(parts)
  for (const [pattern, reason] of unwanted) {
    if (parts.some(({ name }) => pattern.test(name))) throw new FileRefused(reason)
  }
  const has = (part: string) => parts.some(({ name }) => name === part)
  if (!has('xl/workbook.xml')) throw new FileRefused(has('META-INF/manifest.xml') ? 'OPEN_DOCUMENT' : 'OTHER_OFFICE')
  return parts
}

/** Parts that no workbook may contain. None of them would ever run here, but such a workbook is refused. */
const unwanted: [RegExp, RefusalReason][] = [
  [/(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml|(intl)?macrosheets\/.*)$/i, 'MACROS'],
  [/^xl\/workbook\.bin$/i, 'BINARY_FORMAT'],
  [/^xl\/(externalLinks\/.*|connections\.xml)$/i, 'EXTERNAL_LINKS'],
]

/** Length of a file's beginning that shows its kind. */
const BEGINNING = 4096
const WIDE_TEXT = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]

/**
 * Formats that people confuse with a workbook: a text of values and commas, or the page that many systems export as
 * .xls.
 */
function otherFormat(file: Buffer): RefusalReason {
  const begin = file.subarray(0, BEGINNING)
  if (WIDE_TEXT.some((mark) => begin.subarray(0, mark.length).equals(mark))) return 'TEXT_FILE'
  const text = begin
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (text.startsWith('%PDF') || /[^\P{Cc}\t\r\n\x80-\x9f]/u.test(text)) return 'NOT_A_SPREADSHEET'
  return /^(<|MIME-Version)/i.test(text) ? 'WEB_PAGE' : 'TEXT_FILE'
}

/**
 * Refuses a part that two readers would find at two places, which is a trick. Names of parts are never used as paths on
 * a disk.
 */
function refuseOddPaths(parts: readonly Part[]): void {
  const names = parts.map(({ name }) => name.toLowerCase())
  const odd = names.some((name) => /\\|\p{Cc}|\ufffd|^[a-z]:|^\/|\/\//u.test(name) || name.split('/').includes('..'))
  if (odd || new Set(names).size < names.length) throw new FileRefused('ODD_PATHS')
}
