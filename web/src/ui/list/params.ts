import type { DayRange } from '../format/date'

/** Form of one filter in the URL. `read` gives undefined for a missing or unreadable text, which sets no filter. */
export interface Param<T> {
  read: (text: string | null) => T | undefined
  write: (value: T | undefined) => string | null
  /** Whether a text that is not empty can be read completely; true for every text by default. */
  isReadable?: (text: string) => boolean
}

const nothing = <T>(value: T | undefined | null): value is undefined | null => value === undefined || value === null

/** Text with half-width letters and digits: Chinese input methods may type full-width ones. */
export const narrow = (text: string): string => text.normalize('NFKC')
/** Half-width capitals, for numbers that have no small letters, such as plates and cards. */
export const capitals = (text: string): string => narrow(text).toUpperCase()

const asTyped = (text: string): string => text

/** Trimmed text; `meant` normalizes numbers. */
function text(meant = asTyped): Param<string> {
  return {
    read: (raw) => meant(raw?.trim() ?? '') || undefined,
    write: (value) => meant(value?.trim() ?? '') || null,
  }
}

/** Several pasted numbers, separated by spaces, commas or line breaks, without repetitions; `meant` normalizes each. */
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

/** Yes or no. */
function flag(): Param<boolean> {
  return {
    read: (raw) => FLAGS.get(raw ?? ''),
    write: (value) => (nothing(value) ? null : value ? '1' : '0'),
    isReadable: (text) => FLAGS.has(text),
  }
}

/** Value of a closed list. */
function choice<T extends string>(values: readonly T[]): Param<T> {
  return {
    read: (raw) => values.find((value) => value === raw),
    write: (value) => value ?? null,
    isReadable: (raw) => values.some((value) => value === raw),
  }
}

/** Values of a closed list. */
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

/** Names or ids without repetitions. A separator within one of them is escaped. */
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

/** Whether a text is a range of one or two ends, one of them perhaps empty. */
const isRange = (text: string, isEnd: (end: string) => boolean): boolean => {
  const ends = text.split('~')
  return ends.length <= 2 && ends.some(Boolean) && ends.every((end) => !end || isEnd(end))
}

/** Range of calendar days, both included: "2026-11-01~2026-11-20". */
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

/** End of a range of times: a day, or "2026-11-01 06:00:00"; undefined for a day that no calendar has. */
function moment(raw: string | undefined): string | undefined {
  const text = raw?.trim().replace('T', ' ') ?? ''
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))) ? text : undefined
}

/** Range of calendar days, or of times to the second: "2026-11-01 06:00:00~2026-11-02 06:00:00". */
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
