import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestCompany } from './company'

/** The ids of rows that calls name, of aggregates that say so in a file of their own. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of tests/guards/fields fill it
export interface RowIds {}

/** Makers of a company's rows, by the names of their ids. */
export type RowMakers<Name extends string = string> = Readonly<Record<Name, (company: TestCompany) => Promise<string>>>

const folder = path.join(import.meta.dirname, '../guards/fields')

/**
 * Makers of all files: an aggregate declares beside its calls the rows that they name, so that no list needs to know
 * them.
 */
export const rowMakers: RowMakers = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => ((await import(path.join(folder, file))) as { rowMakers?: RowMakers }).rowMakers),
  )),
)
