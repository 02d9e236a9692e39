import type { DayRange } from '../format/date'

/** How one filter stands in the URL. `read` of nothing, or of nonsense, is undefined: the filter is off. */
export interface Param<T> {
  read: (text: string | null) => T | undefined
  write: (value: T | undefined) => string | null
  /** Whether a text, not empty, can be read from end to end; any can unless given. */
  isReadable?: (text: string) => boolean
}

const nothing = <T>(value: T | undefined | null): value is undefined | null => value === undefined || value === null

/** How letters and digits are meant that an input method has made wide. */
export const narrow = (text: string): string => text.normalize('NFKC')
/** How numbers are meant whose letters are capitals alone, such as plates and cards. */
export const capitals = (text: string): string => narrow(text).toUpperCase()

const asTyped = (text: string): string => text

/** Text as typed, trimmed; numbers as `meant`. */
function text(meant = asTyped): Param<string> {
  return {
    read: (raw) => meant(raw?.trim() ?? '') || undefined,
    write: (value) => meant(value?.trim() ?? '') || null,
  }
}

/** Several numbers pasted together, parted by spaces, commas or line breaks; each once, as `meant`. */
function texts(meant = asTyped): Param<string[]> {
  return {
    read: (raw) => {
      const parts = [
        ...new Set(
          meant(raw ?? '')
            .split(/[\s,，;；、]+/)
            .filter(Boolean),
        ),
      ]
      return parts.length ? parts : undefined
    },
    write: (value) => value?.join(',') || null,
  }
}

const FLAGS = new Map([
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

/** 是 or 否. */
function flag(): Param<boolean> {
  return {
    read: (raw) => FLAGS.get(raw ?? ''),
    write: (value) => (nothing(value) ? null : value ? '1' : '0'),
    isReadable: (text) => FLAGS.has(text),
  }
}

/** One of a closed list of values. */
function choice<T extends string>(values: readonly T[]): Param<T> {
  return {
    read: (raw) => values.find((value) => value === raw),
    write: (value) => value ?? null,
    isReadable: (raw) => values.some((value) => value === raw),
  }
}

/** Some of a closed list of values. */
function choices<T extends string>(values: readonly T[]): Param<T[]> {
  return {
    read: (raw) => {
      const wanted = raw?.split(',') ?? []
      const found = values.filter((value) => wanted.includes(value))
      return found.length ? found : undefined
    },
    write: (value) => value?.join(',') || null,
    isReadable: (raw) => raw.split(',').every((part) => values.some((value) => value === part)),
  }
}

/** Several names or ids, each once; what stands between them is written out where it is in one of them. */
function names(): Param<string[]> {
  const plain = (part: string) => {
    try {
      return decodeURIComponent(part).trim()
    } catch {
      return part.trim()
    }
  }
  return {
    read: (raw) => {
      const parts = [...new Set(raw?.split(',').map(plain).filter(Boolean))]
      return parts.length ? parts : undefined
    },
    write: (value) => value?.map((name) => name.replace(/[%,]/g, encodeURIComponent)).join(',') || null,
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is one or two ends of a range, one of them perhaps empty. */
const isRange = (text: string, isEnd: (end: string) => boolean): boolean => {
  const ends = text.split('~')
  return ends.length <= 2 && ends.some(Boolean) && ends.every((end) => !end || isEnd(end))
}

/** Calendar days, both inclusive: "2026-11-01~2026-11-20". */
function days(): Param<DayRange> {
  return {
    read: (raw) => {
      const [from, to] = raw?.split('~') ?? []
      const range = { from: DAY.test(from ?? '') ? from : undefined, to: DAY.test(to ?? '') ? to : undefined }
      return range.from || range.to ? range : undefined
    },
    write: (value) => (value?.from || value?.to ? `${value.from ?? ''}~${value.to ?? ''}` : null),
    isReadable: (text) => isRange(text, (end) => DAY.test(end)),
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/

/** One end of a range of times: a day or "2026-11-01 06:00:00"; undefined for what no calendar knows. */
function moment(raw: string | undefined): string | undefined {
  const text = raw?.trim().replace('T', ' ') ?? ''
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))) ? text : undefined
}

/** Calendar days, or times exact to the second: "2026-11-01 06:00:00~2026-11-02 06:00:00". */
function times(): Param<DayRange> {
  return {
    read: (raw) => {
      const [from, to] = raw?.split('~').map(moment) ?? []
      return from || to ? { from, to } : undefined
    },
    write: (value) => days().write(value),
    isReadable: (text) => isRange(text, (end) => moment(end) !== undefined),
  }
}

export const param = { text, texts, names, flag, choice, choices, days, times }
