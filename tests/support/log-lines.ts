import { createLogger } from '@tufang/server/platform/log'

type Line = Record<string, unknown>

/** A logger that keeps its lines: as they were written, and as objects. */
export function logLines() {
  const written: string[] = []
  const log = createLogger('debug', { write: (line: string) => written.push(line) })
  return { log, written, lines: () => written.map((line) => JSON.parse(line) as Line) }
}
