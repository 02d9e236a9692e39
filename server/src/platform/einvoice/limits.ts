const MB = 1024 * 1024

/** How much of a file is looked at before it is given up, so that none holds the server for long. */
export const invoiceLimits = {
  fileBytes: 5 * MB,
  /** Of an OFD: its parts, and what they are together once they are unpacked. */
  parts: 200,
  expandedBytes: 20 * MB,
  /** Of an XML, or a part of an OFD: an invoice of hundreds of items has a few thousand. */
  tags: 50_000,
  pages: 5,
  /** Characters on all pages. */
  characters: 100_000,
  /** Wall time; afterwards the process is ended. */
  milliseconds: 10_000,
  /** Heap of the process. */
  heapMb: 384,
  /** So many processes at once, whoever sends files, and so many that wait for one. */
  atOnce: 2,
  waiting: 20,
}
