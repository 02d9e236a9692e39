import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLER = /\.(?:css|graphql|html|js|json|svg|wasm|webmanifest)$/
/** What is shorter is sent in one packet either way. */
const LEAST = 1024
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

/**
 * Puts each built file that becomes smaller beside itself in brotli and gzip, so that the server sends it small and compresses nothing
 * itself.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (!dir) throw new Error('the pages are written into a folder')
        const names = await readdir(dir, { recursive: true })
        await Promise.all(
          names.filter((name) => SMALLER.test(name)).map((name) => writeCompressed(path.join(dir, name))),
        )
      },
    },
  }
}
