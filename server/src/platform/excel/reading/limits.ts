const MB = 1024 * 1024

/** How much of a spreadsheet is read before it is refused. Each keeps memory or time bounded, whatever somebody sends. */
export interface ReadLimits {
  fileBytes: number
  /** Parts in the archive. */
  parts: number
  /** What all parts are together once they are unpacked; held against the archive's own list before anything is. */
  expandedBytes: number
  /** Rows the sheet writes down, empty ones too. */
  sheetRows: number
  /** Rows with something in them. */
  rows: number
  cells: number
  /** Merged ranges of a sheet. */
  merges: number
  /** Characters of one cell; Excel's own limit. */
  cellText: number
  /** Characters of all cells: one shared text may stand in many. */
  totalText: number
  /** Wall time; afterwards the thread is ended. */
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
