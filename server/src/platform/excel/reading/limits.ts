const MB = 1024 * 1024

/** Limits of a spreadsheet, beyond which it is refused. Each bounds memory or time for any file. */
export interface ReadLimits {
  fileBytes: number
  /** Most parts of the archive. */
  parts: number
  /**
   * Largest size of all unpacked parts together; compared with the archive's own directory before anything is unpacked.
   */
  expandedBytes: number
  /** Most rows in the sheet, empty ones included. */
  sheetRows: number
  /** Most rows with a value. */
  rows: number
  cells: number
  /** Most merged ranges of a sheet. */
  merges: number
  /** Most characters of a cell; Excel's own limit. */
  cellText: number
  /** Most characters of all cells together, since many cells may share one text. */
  totalText: number
  /** Longest time, after which the thread is ended. */
  milliseconds: number
  /** Heap of the thread. */
  heapMb: number
}

export const readLimits: ReadLimits = {
  fileBytes: 10 * MB,
  parts: 500,
  expandedBytes: 64 * MB,
  sheetRows: 100_000,
  rows: 20_010,
  cells: 800_000,
  merges: 20_000,
  cellText: 32_767,
  totalText: 32_000_000,
  milliseconds: 60_000,
  heapMb: 1024,
}
