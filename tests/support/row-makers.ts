import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestCompany } from './company'

/** The ids of rows that calls name, of aggregates that say so in a file of their own. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of tests/guards/fields fill it
export interface RowIds {}

/** How such rows are made for a company, by what their ids are called. */
export type RowMakers<Name extends string = string> = Readonly<Record<Name, (company: TestCompany) => Promise<string>>>

const folder = path.join(import.meta.dirname, '../guards/fields')

/** Those of all files: an aggregate says beside its calls what rows they name, so that no list of such rows need know it. */
export const rowMakers: RowMakers = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => ((await import(path.join(folder, file))) as { rowMakers?: RowMakers }).rowMakers),
  )),
)
