import type { Readable } from 'node:stream'

/** As much as is read from a socket at once. */
const CHUNK = 65_536

/**
 * Thousands of rows come in many chunks, which would be read in one go as long as there are more; whoever else waits for the processor has it
 * after each of them.
 */
export function pauseAfterChunks(socket: Readable): void {
  socket.on('data', (chunk: Buffer) => {
    if (chunk.length < CHUNK) return
    socket.pause()
    setImmediate(() => socket.resume())
  })
}
