import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is shorter travels in one packet either way. */
const LEAST = 1024
/** Answers of programs. Pages are compressed when they are built, files and pictures are by nature. */
const JSON_TYPES = /^application\/(?:[\w-]+\+)?json\b/

/** Answers travel in brotli or gzip where the caller takes that. Bodies that come in are taken as they are: nobody sends us a bomb. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
    customTypes: JSON_TYPES,
  })
}
