import type { Readable } from 'node:stream'

/** The envelope of every answer but tokens and files. `code` is 0 or 1 only: old clients test `code !== 1`. */
interface Success {
  code: 0
  msg: string | null
  data: unknown
  ok: true
}

/** Data with a message, and members beside `data` where a call documents such. */
export class Answer {
  constructor(
    readonly data: unknown,
    readonly msg: string | null = null,
    readonly beside: Record<string, unknown> = {},
  ) {}
}

/** File without an envelope. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: Uint8Array | Readable,
  ) {}
}

export function enveloped(result: unknown): Success {
  if (!(result instanceof Answer)) return { code: 0, msg: null, data: result ?? null, ok: true }
  return { code: 0, msg: result.msg, data: result.data ?? null, ok: true, ...result.beside }
}

interface RowAnswer {
  id: string
  ok: boolean
  msg: string | null
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const xlsx = ({ name, content }: { name: string; content: Uint8Array }) => new FileAnswer(name, XLSX, content)
export const pdf = (name: string, content: Uint8Array) => new FileAnswer(name, 'application/pdf', content)

/** Answer of a batch: a result for each row, and a summarising message. */
export function batchAnswer(
  rows: readonly { id: string; ok: boolean; msg?: string | null }[],
  beside: Record<string, unknown> = {},
): Answer {
  const refused = rows.filter((row) => !row.ok).length
  const summary = refused === 0 ? `成功${rows.length}条` : `成功${rows.length - refused}条，失败${refused}条`
  const data: RowAnswer[] = rows.map(({ id, ok, msg }) => ({ id, ok, msg: msg ?? null }))
  return new Answer(data, summary, beside)
}

/** File name by RFC 5987: in UTF-8, and in ASCII for the oldest clients. */
export function disposition(name: string): string {
  const shadow = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${shadow}"; filename*=UTF-8''${encoded}`
}
