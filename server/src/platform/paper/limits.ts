const MB = 1024 * 1024

/** How much of a file is looked at before it is given up, so that none holds the server for long. */
export const paperLimits = {
  fileBytes: 5 * MB,
  /** On one picture: papers that lie side by side, and what else is printed on them. */
  codes: 20,
  /** Wall time, that of starting included; afterwards the process is ended. */
  milliseconds: 10_000,
  /** Heap of the process. */
  heapMb: 384,
  /** So many processes at once, whoever sends files, and so many that wait for one. */
  atOnce: 2,
  waiting: 20,
}
