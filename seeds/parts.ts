import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Company, Waybill } from './world.ts'

type AddTo = (company: Company, waybills: readonly Waybill[]) => void

const folder = path.join(import.meta.dirname, 'parts')

/** What domains add to every company of the demo: a file each, so that a new one needs no word here. */
export const parts = (): Promise<AddTo[]> =>
  Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => ((await import(path.join(folder, file))) as { addTo: AddTo }).addTo),
  )
