const MB = 1024 * 1024

/** Limits of reading a file, so that no file occupies the server for long. */
export const paperLimits = {
  fileBytes: 5 * MB,
  /** Most codes on one picture, which may show several papers and other codes. */
  codes: 20,
  /** Longest time, that of starting included, after which the process is ended. */
  milliseconds: 10_000,
  /** Heap of the process. */
  heapMb: 384,
  /** Most processes at once, for all senders, and most files that wait for one. */
  atOnce: 2,
  waiting: 20,
}
