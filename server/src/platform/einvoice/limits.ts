const MB = 1024 * 1024

/** Limits of reading a file, so that no file occupies the server for long. */
export const invoiceLimits = {
  fileBytes: 5 * MB,
  /** Most parts of an OFD, and their largest total size when unpacked. */
  parts: 200,
  expandedBytes: 20 * MB,
  /** Most tags of an XML, or of a part of an OFD: an invoice of hundreds of items has a few thousand. */
  tags: 50_000,
  pages: 5,
  /** Most characters on all pages. */
  characters: 100_000,
  /** Longest time, after which the process is ended. */
  milliseconds: 10_000,
  /** Heap of the process. */
  heapMb: 384,
  /** Most processes at once, for all senders, and most files that wait for one. */
  atOnce: 2,
  waiting: 20,
}
