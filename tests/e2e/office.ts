import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { read, utils } from 'xlsx'

const UTF8_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1'

/** First sheet of a .xlsx, read by LibreOffice, or by SheetJS where that is missing. */
export async function officeRows(content: Buffer): Promise<string[][]> {
  return rowsOf((await throughOffice(content)) ?? content)
}

async function throughOffice(content: Buffer): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tufang-office-'))
  try {
    await writeFile(path.join(folder, 'file.xlsx'), content)
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`
    await promisify(execFile)(
      'soffice',
      [profile, '--headless', '--convert-to', UTF8_CSV, '--outdir', folder, 'file.xlsx'],
      { cwd: folder },
    )
    return await readFile(path.join(folder, 'file.csv'), 'utf8')
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' &&
      (error as NodeJS.ErrnoException).syscall?.startsWith('spawn')
    ) {
      return undefined
    }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function rowsOf(file: Buffer | string): string[][] {
  const book = read(file, { type: typeof file === 'string' ? 'string' : 'buffer', raw: true })
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
    raw: false,
  })
}
